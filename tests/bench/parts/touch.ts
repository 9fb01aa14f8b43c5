import type { Browser, Page } from "playwright-core";
import { untilLive } from "../../until-live.ts";
import { figure, type Figure } from "../figure.ts";
import { openBrowser } from "../open-browser.ts";
import type { Part } from "../part.ts";
import { openStage } from "../stage.ts";
import { median, quantile } from "../statistics.ts";

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};
/** Lighthouse's simulated phone: a processor four times slower than this one, and slow 4G. */
const SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
};
const RUNS = 3;

/** Links visible on a phone's listing without scrolling. */
const LINKS = [
  { name: /about Tirzepatide/, title: "Tirzepatide" },
  { name: /about GHK-Cu/, title: "GHK-Cu" },
  { name: /^Weight Loss$/, title: "Weight Loss" },
  { name: /^Beauty$/, title: "Beauty" },
];

const TOUCHES: Record<string, { path: string; touch: (page: Page) => Promise<void> }> = {
  "add to cart": {
    path: "/products",
    touch: (page) =>
      page
        .getByRole("button", { name: /^Add to Cart/ })
        .first()
        .tap(),
  },
  menu: {
    path: "/",
    touch: (page) => page.getByLabel("Open menu").tap(),
  },
  search: {
    path: "/products",
    touch: (page) => page.getByRole("searchbox").first().press("g"),
  },
  quantity: {
    path: "/product/tirzepatide",
    touch: (page) => page.getByRole("button", { name: "One more" }).tap(),
  },
};

export const touch: Part = {
  name: "touch",
  about: "a slow phone: from a tap on a link in view to the next page, and to the next paint",
  async measure({ server }) {
    const { app, close } = await openStage(server);
    const browser = await openBrowser();
    const taps: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      for (const link of LINKS) taps.push(await tapToContent(browser, app.url, link));
    }
    const note = `p50 ${Math.round(median(taps))} ms, ${taps.length} taps`;
    const figures: Figure[] = [
      figure(
        "a tap on a link in view: to the next page, p75",
        quantile(taps, 0.75),
        { unit: "ms", note },
        { most: 100 },
      ),
    ];
    for (const [name, { path, touch: act }] of Object.entries(TOUCHES)) {
      const durations = [];
      for (let run = 0; run < RUNS; run += 1) {
        durations.push(await toNextPaint(browser, app.url + path, act));
      }
      const value = median(durations);
      figures.push(figure(`${name}: to the next paint`, value, { unit: "ms" }, { most: 100 }));
    }
    await browser.close();
    await close();
    return figures;
  },
};

/** A loaded page on a slow phone, including the prefetches for its links. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
  await untilLive(page);
  await page.waitForLoadState("networkidle");
  return page;
}

/**
 * Milliseconds from the tap on the link to the first frame with the title of its page, which is a
 * new document. Under a debugger Chromium fetches pages ahead and prerenders none.
 */
async function tapToContent(
  browser: Browser,
  url: string,
  { name, title }: (typeof LINKS)[number],
): Promise<number> {
  const page = await open(browser, `${url}/products`);
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent !== wanted) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark("shown")));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, title);
  const link = page.getByRole("link", { name }).first();
  const start = Date.now();
  await link.tap();
  const shown = await page.waitForFunction(() => {
    const [mark] = performance.getEntriesByName("shown");
    return mark && performance.timeOrigin + mark.startTime;
  });
  const taken = Number(await shown.jsonValue()) - start;
  await page.context().close();
  return taken;
}

/** The browser's duration of the slowest part of one interaction, in milliseconds. */
async function toNextPaint(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await open(browser, url);
  await page.evaluate(() => {
    document.documentElement.dataset["longest"] = "0";
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { duration } of list.getEntries()) {
        dataset["longest"] = String(Math.max(Number(dataset["longest"]), duration));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(1_500);
  const longest = await page.locator("html").getAttribute("data-longest");
  await page.context().close();
  return Number(longest);
}
