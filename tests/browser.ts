import path from "node:path";
import { type Page, chromium } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { ownApp } from "./own-app.ts";
import { collectProblems } from "./page-problems.ts";
import { goLive } from "./until-live.ts";

type Options = {
  javaScript?: boolean;
  colorScheme?: "light" | "dark";
  /** CSS pixels; 390 is a phone. */
  width?: number;
  /** Screen pixels per CSS pixel; a phone has two or three. */
  pixelRatio?: number;
  touch?: boolean;
  /** Keeps animations, which are otherwise off. */
  motion?: boolean;
  /** Enables the shop's service worker, which is otherwise blocked. */
  serviceWorker?: boolean;
  /** Acts on pages before their scripts have loaded. */
  early?: boolean;
  /** The shop to open, unless it is the shared one of all journeys. */
  url?: string;
  /** Problems that belong to the story, such as the refused form that it is about. */
  expectedProblems?: readonly RegExp[];
};

/** One connection for all pages of a worker. */
export const browser = await chromium.connect(inject("browserEndpoint"));

/**
 * Opens a page in a fresh browser profile, closed with the test. Any problem on the page (a console
 * error, an exception, a violation of the content policy, a third-party request) fails the test.
 */
export async function openPage(options: Options = {}): Promise<Page> {
  const { url = ownApp().url, width = 1280, expectedProblems = [] } = options;
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: options.javaScript ?? true,
    colorScheme: options.colorScheme ?? "light",
    reducedMotion: options.motion ? "no-preference" : "reduce",
    viewport: { width, height: 900 },
    deviceScaleFactor: options.pixelRatio ?? 1,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    serviceWorkers: options.serviceWorker ? "allow" : "block",
    locale: "en-PH",
    timezoneId: "Asia/Manila",
  });
  context.setDefaultTimeout(20_000);
  const problems = collectProblems(context, url);
  const page = await context.newPage();
  if ((options.javaScript ?? true) && !options.early) await goLive(page);
  onTestFinished(async ({ task }) => {
    const unexpected = problems.filter((text) => !expectedProblems.some((one) => one.test(text)));
    if (unexpected.length > 0 || task.result?.state === "fail") {
      await screenshot(page, `failed ${task.name}`);
    }
    await context.close();
    expect(unexpected, "problems on the page").toEqual([]);
  });
  return page;
}

/** Saves the whole page as `tests/output/<name>.png`. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const file = path.resolve("tests/output", `${name.replaceAll(/[^\w-]+/g, "-")}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
  return file;
}
