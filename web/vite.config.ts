import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/outremer/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8187", ws: true } } }, // npm run dev, beside `outremer play`
});
