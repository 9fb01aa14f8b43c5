import type { Browser, Request } from "playwright-core";
import { saveData } from "../../save-data.ts";
import { figure } from "../figure.ts";
import { openBrowser } from "../open-browser.ts";
import type { Part } from "../part.ts";
import { openStage } from "../stage.ts";

const PAGES = { home: "/", listing: "/products", product: "/product/tirzepatide" };

/** Its pixels are finer than those of a page, so that it fetches larger pictures. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625, isMobile: true };

export const firstVisit: Part = {
  name: "first-visit",
  about: "what a phone fetches for the first page it opens, as it is on the wire",
  async measure({ server }) {
    const { app, close } = await openStage(server);
    const browser = await openBrowser();
    const figures = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const { script, all } = await weigh(browser, app.url + path);
      figures.push(
        figure(`first visit, ${name}: JavaScript`, script / 1_000, { unit: "kB" }, { most: 120 }),
        figure(`first visit, ${name}: everything`, all / 1_000, { unit: "kB" }, { most: 220 }),
      );
    }
    await browser.close();
    await close();
    return figures;
  },
};

async function weigh(browser: Browser, url: string): Promise<{ script: number; all: number }> {
  const page = await browser.newPage(PHONE);
  // What is fetched ahead for the next page has a limit of its own.
  await saveData(page);
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(url, { waitUntil: "networkidle" });
  const sum = { script: 0, all: 0 };
  for (const request of finished) {
    const { responseBodySize } = await request.sizes();
    sum.all += responseBodySize;
    if (request.resourceType() === "script") sum.script += responseBodySize;
  }
  await page.close();
  return sum;
}
