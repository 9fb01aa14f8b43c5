import { href } from "react-router";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import { openPage } from "../browser.ts";
import { saveData } from "../save-data.ts";
import { untilIdle } from "../until-live.ts";
import { insideTheShop } from "./inside-the-shop.ts";

const LISTING = href("/products");
const RETATRUTIDE = href("/product/:id", { id: "retatrutide" });
const SOON = { timeout: 20_000 };

/** The pages that the browser has ready. A browser of a test fetches them and renders none. */
async function watchReady(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const ready: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") ready.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  return ready;
}

const wayOf = (page: Page) =>
  page.evaluate(() =>
    Reflect.get(performance.getEntriesByType("navigation")[0] ?? {}, "deliveryType"),
  );

const cardOf = (page: Page, path: string) => page.locator(`.product-card a[href="${path}"]`).last();

test("the two largest links in view are prepared, and open without waiting for the shop", async () => {
  const page = await openPage({ width: 390 });
  const ready = await watchReady(page);
  await page.goto(LISTING);
  await expect.poll(() => ready.length, SOON).toBe(2);
  const product = ready.find((path) => path.startsWith("/product/")) ?? "";
  await cardOf(page, product).click();
  await page.waitForURL(`**${product}`);
  expect(await wayOf(page)).toBe("navigational-prefetch");
});

test("another is prepared under the pointer, and what was repriced meanwhile is corrected", async () => {
  const page = await openPage({ width: 1280 });
  const ready = await watchReady(page);
  const isIt = eq(products.slug, "retatrutide");
  const [before] = await insideTheShop(({ db }) =>
    db.select({ price: products.price }).from(products).where(isIt),
  );
  const reprice = (price: number) =>
    insideTheShop(({ db }) => db.update(products).set({ price }).where(isIt));
  await page.goto(LISTING);
  await expect.poll(() => ready.length, SOON).toBe(2);
  await cardOf(page, RETATRUTIDE).hover();
  await expect.poll(() => ready, SOON).toContain(RETATRUTIDE);
  try {
    await reprice(7_654_300);
    await cardOf(page, RETATRUTIDE).click();
    await page.getByRole("heading", { level: 1, name: "Retatrutide" }).waitFor();
    await page.getByRole("main").getByText("₱76,543").first().waitFor();
  } finally {
    await reprice(before?.price ?? 0);
  }
});

test("a cart that was prepared is not shown after another product was added", async () => {
  const page = await openPage({ width: 390 });
  const ready = await watchReady(page);
  await page.goto(LISTING);
  await page.getByRole("button", { name: "Add to Cart Klow" }).click();
  await page.getByText("Klow added to cart!").waitFor();
  await expect.poll(() => ready, SOON).toContain(href("/cart"));
  await page.getByRole("button", { name: "Add to Cart Glow" }).click();
  await page.getByText("Glow added to cart!").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" }).click();
  await page.getByRole("heading", { level: 2, name: "Klow" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Glow" }).waitFor();
});

test("who saves data is sent nothing ahead", async () => {
  const page = await openPage({ width: 390 });
  const ready = await watchReady(page);
  await saveData(page);
  await page.goto(LISTING, { waitUntil: "networkidle" });
  await cardOf(page, RETATRUTIDE).hover();
  await untilIdle(page);
  expect(await page.locator("[data-ahead]").count()).toBe(0);
  expect(ready).toEqual([]);
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
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (viewTransition) document.documentElement.dataset["moved"] = "";
    });
  }, reader.deviceMemory);
  await page.goto(LISTING);
  await cardOf(page, RETATRUTIDE).click();
  await page.getByRole("heading", { level: 1, name: "Retatrutide" }).waitFor();
  expect(await page.locator("html[data-moved]").count()).toBe(reader.moves ? 1 : 0);
});
