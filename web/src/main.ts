import { mount } from "svelte";

import "./look/tokens.css";
import "./look/base.css";
import "./look/table.css";
import App from "./App.svelte";
import { Page } from "./screens/page.svelte";

const RETRY = 2000; // milliseconds

async function begin(): Promise<void> {
  const target = document.getElementById("page");
  const unreachable = document.getElementById("unreachable");
  if (!target) return;
  try {
    const page = await Page.open();
    unreachable?.setAttribute("hidden", "");
    mount(App, { target, props: { page } });
  } catch {
    unreachable?.removeAttribute("hidden");
    setTimeout(begin, RETRY);
  }
}

void begin();
