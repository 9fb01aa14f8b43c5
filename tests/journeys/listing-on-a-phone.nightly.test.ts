import { href } from "react-router";
import { expect, test } from "vitest";
import { openPage } from "../browser.ts";
import { untilLive } from "../until-live.ts";

/** CSS pixels: a screen, less the bars of the browser. */
const [WIDTH, HEIGHT] = [360, 740];
const PRODUCTS = href("/products");

test("a phone shows names and prices at once, and four products on two screens", async () => {
  const page = await openPage({ width: WIDTH });
  await page.goto(PRODUCTS);
  const cards = page.locator(".product-card");
  const bottoms = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().bottom),
  );
  expect(bottoms).toHaveLength(9);
  const top = await page
    .locator("header")
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().top);
  expect(bottoms[0]).toBeLessThan(HEIGHT);
  expect(bottoms[3]).toBeLessThan(2 * HEIGHT);
  // Without the line that says it is a demo.
  expect((bottoms[8] ?? Infinity) - top).toBeLessThan(2_600);
});

test("the line with search and cart stays", async () => {
  const page = await openPage({ width: WIDTH });
  await page.goto(PRODUCTS);
  await untilLive(page);
  await page.getByRole("button", { name: "Add to Cart Glow" }).click();
  await page.getByText("Glow added to cart!").waitFor();
  await page.evaluate(() => scrollTo(0, 900));
  expect(await page.getByRole("searchbox", { name: "Search products" }).isVisible()).toBe(true);

  await page.locator("main").getByRole("link", { name: "Cart", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
});

test.each([true, false])("the tab of the page is in view (scripts: %s)", async (javaScript) => {
  const page = await openPage({ javaScript, width: WIDTH });
  await page.goto(href("/products/:category", { category: "body-shaping" }));
  const shown = await page
    .getByRole("navigation", { name: "Categories" })
    .locator("[aria-current]")
    .evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  expect(shown).toBe(true);
});

test("a card orders its product without a script", async () => {
  const page = await openPage({ javaScript: false, width: WIDTH });
  await page.goto(PRODUCTS);
  await page.getByRole("button", { name: "Add to Cart Klow" }).click();
  await page.getByText("Klow added to cart!").waitFor();
});
