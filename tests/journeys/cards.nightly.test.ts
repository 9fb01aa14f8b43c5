import { href } from "react-router";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openPage } from "../browser.ts";

const PRODUCTS = href("/products");
const LINE_MS = 400;

test("a card leads to its product, and leaves a new window to the browser", async () => {
  const page = await openPage();
  await page.goto(PRODUCTS);
  const link = page.getByRole("link", { name: "Learn More about NAD+" });
  // Notes the clicks that the page leaves to the browser; Playwright can lose a window that loads
  // as it appears.
  await page.evaluate(() => {
    const note = (click: MouseEvent) => {
      document.body.setAttribute("data-left", String(!click.defaultPrevented));
      click.preventDefault();
    };
    addEventListener("click", note, { once: true });
  });
  await link.click({ modifiers: ["ControlOrMeta"] });
  expect(await page.locator("body").getAttribute("data-left")).toBe("true");
  expect(new URL(page.url()).pathname).toBe(PRODUCTS);

  await link.click();
  await page.getByRole("heading", { level: 1, name: "NAD+" }).waitFor();
  await page.goBack();
  await link.waitFor();
});

test("a card is ordered once by two quick presses, and two cards at the same time", async () => {
  const page = await openPage();
  // The browser has no cart before the first answer, however long it takes.
  await page.route("**/cart", async (route) => {
    await setTimeout(LINE_MS);
    await route.continue();
  });
  await page.goto(PRODUCTS);
  await page.getByRole("button", { name: "Add to Cart Klow" }).dblclick();
  await page.getByRole("button", { name: "Add to Cart Glow" }).click();
  await page.getByText("Klow added to cart!").waitFor();
  await page.getByText("Glow added to cart!").waitFor();
  await page.getByRole("link", { name: "Cart, 2 items" }).waitFor();
  await page.getByRole("button", { name: "Added Glow" }).waitFor();
  await page.getByRole("button", { name: "Add to Cart Glow" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(PRODUCTS);
});
