import { mount } from "svelte";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("page")! });
