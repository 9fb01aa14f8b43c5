import { href } from "react-router";
import { eq } from "drizzle-orm";
import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import { openPage } from "../browser.ts";
import { saveData } from "../save-data.ts";
import { untilLive } from "../until-live.ts";
import { insideTheShop } from "./inside-the-shop.ts";

const LISTING = href("/products");
const BEAUTY = href("/products/:category", { category: "beauty" });
const WEIGHT_LOSS = href("/products/:category", { category: "weight-loss" });
const RETATRUTIDE = href("/product/:id", { id: "retatrutide" });

const dataOf = (path: string) => (url: URL) => url.pathname === `${path}.data`;

/** How often the data of a page was asked for. */
function countAsks(page: Page, path: string): () => number {
  let asks = 0;
  page.on("request", (request) => {
    if (dataOf(path)(new URL(request.url()))) asks += 1;
  });
  return () => asks;
}

const dataCame = (page: Page, path: string) =>
  page.waitForResponse((answer) => dataOf(path)(new URL(answer.url())));

/** Data of this page that is asked for from now on is answered when the result is called. */
async function delay(page: Page, path: string): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(dataOf(path), async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

test("a link in view is fetched ahead once, and its page waits for nothing more", async () => {
  const page = await openPage({ width: 390 });
  const asks = countAsks(page, BEAUTY);
  const ahead = dataCame(page, BEAUTY);
  await page.goto(LISTING);
  await (await ahead).finished();
  expect(asks()).toBe(1);
  const answer = await delay(page, BEAUTY);
  const checked = dataCame(page, BEAUTY);
  await page.getByRole("link", { name: "Beauty", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Beauty" }).waitFor();
  answer();
  await checked;
  expect(asks()).toBe(2);
});

test("what was repriced meanwhile is corrected on arrival", async () => {
  const page = await openPage({ width: 1280 });
  const isIt = eq(products.slug, "retatrutide");
  const [before] = await insideTheShop(({ db }) =>
    db.select({ price: products.price }).from(products).where(isIt),
  );
  const reprice = (price: number) =>
    insideTheShop(({ db }) => db.update(products).set({ price }).where(isIt));
  await page.goto(LISTING);
  const link = page.getByRole("link", { name: /about Retatrutide/ });
  const ahead = dataCame(page, RETATRUTIDE);
  await link.hover();
  await (await ahead).finished();
  try {
    await reprice(7_654_300);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Retatrutide" }).waitFor();
    await page.getByRole("main").getByText("₱76,543").first().waitFor();
  } finally {
    await reprice(before?.price ?? 0);
  }
});

test("who saves data is sent nothing ahead, except for the link under a finger", async () => {
  const page = await openPage({ width: 390 });
  await saveData(page);
  const [beauty, weightLoss] = [countAsks(page, BEAUTY), countAsks(page, WEIGHT_LOSS)];
  await page.goto(LISTING, { waitUntil: "networkidle" });
  await untilLive(page);
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await link("Weight Loss").hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(weightLoss() + beauty()).toBe(0);
  // What watches for touches arrives with the last of the scripts.
  const touch = () => link("Beauty").dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect.poll(async () => (await touch(), beauty()), { timeout: 10_000 }).toBe(1);
  expect(weightLoss()).toBe(0);
});

test("at most 40 kB are fetched ahead for a page", async () => {
  const page = await openPage({ width: 390 });
  await saveData(page);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  await page.goto(LISTING, { waitUntil: "networkidle" });
  const ahead = await openPage({ width: 390 });
  const finished: Request[] = [];
  ahead.on("requestfinished", (request) => {
    if (!asked.has(request.url())) finished.push(request);
  });
  await ahead.goto(LISTING, { waitUntil: "networkidle" });
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  const names = finished.map((request) => new URL(request.url()).pathname);
  expect(names.filter((name) => name.endsWith(".data")).length).toBeGreaterThan(2);
  expect(bytes, names.join("\n")).toBeLessThanOrEqual(40_000);
});

test.each([
  { device: "a fast device", deviceMemory: 8, motion: true, moves: true },
  { device: "a slow phone", deviceMemory: 4, motion: true, moves: false },
  { device: "somebody who wants less motion", deviceMemory: 8, motion: false, moves: false },
])("a page changes with a view transition for $device: $moves", async (reader) => {
  const page = await openPage({ width: 390, motion: reader.motion });
  await page.addInitScript((deviceMemory) => {
    Object.defineProperty(navigator, "deviceMemory", { value: deviceMemory });
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset["moved"] = "";
      return start(update);
    };
  }, reader.deviceMemory);
  await page.goto(LISTING);
  await page.getByRole("link", { name: /about Retatrutide/ }).click();
  await page.getByRole("heading", { level: 1, name: "Retatrutide" }).waitFor();
  expect(await page.locator("html[data-moved]").count()).toBe(reader.moves ? 1 : 0);
});

test("the way back shows the page again where it was, without waiting for the shop", async () => {
  const page = await openPage({ width: 390 });
  const help = page.getByRole("heading", { level: 1, name: /journey/i });
  const footer = page.getByRole("contentinfo");
  // What is fetched ahead says that answers are remembered from now on.
  const ahead = dataCame(page, BEAUTY);
  await page.goto(LISTING);
  await (await ahead).finished();
  await footer.getByText("Help", { exact: true }).click();
  await footer.getByRole("link", { name: "Journey support" }).click();
  await help.waitFor();
  await footer.getByRole("link", { name: "FAQ" }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await footer.getByRole("link", { name: "FAQ" }).click();
  await page.getByRole("heading", { level: 1, name: /questions/i }).waitFor();
  const answer = await delay(page, href("/journey-support"));
  const checked = dataCame(page, href("/journey-support"));
  await page.goBack();
  await help.waitFor();
  await page.waitForFunction((y) => window.scrollY === y, scrolled);
  answer();
  await checked;
});
