import { href } from "react-router";
import type { Page } from "playwright-core";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { ProductImage } from "#app/goods/catalog/views/shown-picture.ts";
import { openPage } from "../browser.ts";
import { showsFocus } from "../focus-ring.ts";
import { stepsBack, tabThrough } from "../tab-stops.ts";
import { addToCart } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs } from "./staff-desk.ts";

/** Some hundred controls, each of them looked at twice. */
const LONG = { timeout: 240_000 };

const PRODUCT = href("/product/:id", { id: "klow" });
const PAGES = [href("/"), href("/products"), PRODUCT, href("/cart"), href("/checkout")];
/** Those that a phone lays out in its own way. */
const ON_PHONES = [href("/products"), PRODUCT];

const isKlow = eq(products.slug, "klow");
let given: ProductImage[] = [];

async function setPictures(images: ProductImage[]): Promise<void> {
  await insideTheShop(({ db }) => db.update(products).set({ images }).where(isKlow));
}

// The gallery moves under the focus, and has a journey of its own.
beforeAll(async () => {
  given = await insideTheShop(async ({ db }) => {
    const [row] = await db.select({ images: products.images }).from(products).where(isKlow);
    return row?.images ?? [];
  });
  await setPictures(given.slice(0, 1));
});
afterAll(() => setPictures(given));

/** What is wrong on a page for those who use it by the keyboard alone. */
async function walk(page: Page, path: string, frame: Set<string>): Promise<string[]> {
  await page.goto(path);
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = "eager";
    return Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
  const found: string[] = [];
  const stops = await tabThrough(page, async ({ name, isFrame }) => {
    if (isFrame && frame.has(name)) return;
    if (isFrame) frame.add(name);
    if (!(await showsFocus(page))) found.push(`no ring: ${name}`);
  });
  expect(stops.length).toBeGreaterThan(10);
  return [...found, ...stepsBack(stops)].map((text) => `${path} ${text}`);
}

test.each([
  ["light", 1280, PAGES],
  ["dark", 360, ON_PHONES],
] as const)(
  "Tab goes through a page as it is read, and shows where it is (%s, %i pixels)",
  LONG,
  async (colorScheme, width, pages) => {
    const page = await openPage({ colorScheme, width });
    const frame = new Set<string>();
    await addToCart(page, "Glow");
    await page.getByText("Glow added to cart!").waitFor();
    const found: string[] = [];
    for (const path of pages) found.push(...(await walk(page, path, frame)));
    await openAs(page, "customer", href("/portal"));
    found.push(...(await walk(page, href("/portal"), frame)));
    expect(found).toEqual([]);
  },
);

test("what Tab reaches under the floating Health AI scrolls clear of it", async () => {
  const page = await openPage();
  await page.goto(PRODUCT);
  const alert = page.getByRole("link", { name: "Price drop alert" });
  const box = await alert.boundingBox();
  await page.setViewportSize({ width: 1280, height: Math.ceil((box?.y ?? 0) + 60) });
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Tab");
  expect(await alert.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await showsFocus(page)).toBe(true);
});
