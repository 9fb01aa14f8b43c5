import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../find-chromium.ts";

// No errands of its own: what is fetched is what the page asked for.
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser of the tests, with a door for tools that drive it by themselves. */
export async function openBrowser(debuggingPort?: number): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const door = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ executablePath, env, args: [...FLAGS, ...door] });
}
