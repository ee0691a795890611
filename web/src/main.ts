import { mount } from "svelte";
import "./shell/app.css";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("page")! });
