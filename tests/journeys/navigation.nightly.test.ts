import { href } from "react-router";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations, expectReadableColors } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart } from "./buyer.ts";
import { openAs } from "./staff-desk.ts";

const PHONE = { width: 360, touch: true };
const LINKS = ["Shop", "Search", "Assessment", "Cart", "Me"];

const barOf = (page: Page) => page.getByRole("navigation", { name: "Quick links" });
const focused = (page: Page) => page.locator(":focus");

async function fillCart(page: Page): Promise<void> {
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").waitFor();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { ...box, bottom: box.y + box.height };
}

test.each([true, false])(
  "the bar of a phone leads to five places (JavaScript: %s)",
  async (javaScript) => {
    const page = await openPage({ ...PHONE, javaScript });
    await page.goto(href("/"));
    const bar = barOf(page);
    const links = bar.getByRole("link");
    expect(await links.allInnerTexts()).toEqual(LINKS);
    const { width, bottom } = await boxOf(bar);
    expect({ width, bottom }).toEqual({ width: 360, bottom: 900 });
    for (const link of await links.all()) {
      const box = await boxOf(link);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }

    const current = bar.locator("[aria-current]");
    expect(await current.count()).toBe(0);
    for (const [name, path] of [
      ["Shop", href("/products")],
      ["Assessment", href("/assessment")],
      ["Cart", href("/cart")],
    ] as const) {
      await page.goto(href("/"));
      await bar.getByRole("link", { name }).click();
      await page.waitForURL((url) => url.pathname === path);
    }
    await bar.locator("[aria-current=page]").filter({ hasText: "Cart" }).waitFor();

    await bar.getByRole("link", { name: "Me", exact: true }).click();
    await page.getByRole("heading", { name: "Sign In" }).waitFor();
    await current.filter({ hasText: "Me" }).waitFor();
  },
);

test("the bar counts what is in the cart", async () => {
  const page = await openPage(PHONE);
  await addToCart(page, "Klow");
  const cart = barOf(page).getByRole("link", { name: "Cart, 1 item" });
  await cart.click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
});

test("Search leads to the field, and the bar gives way while somebody types", async () => {
  const page = await openPage(PHONE);
  await page.goto(href("/about"));
  const bar = barOf(page);
  const search = bar.getByRole("link", { name: "Search" });
  await search.tap();
  const field = page.getByRole("main").getByRole("searchbox");
  await focused(page).and(field).waitFor();
  await bar.waitFor({ state: "hidden" });
  await page.keyboard.type("copper");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "GHK-Cu" }).waitFor();
  await field.blur();
  await bar.waitFor();
  await bar.locator("[aria-current]").filter({ hasText: "Search" }).waitFor();

  // On the listing the field takes the focus at once.
  const { pathname, search: found } = new URL(page.url());
  await search.tap();
  await focused(page).and(field).waitFor();
  expect(new URL(page.url())).toMatchObject({ pathname, search: found });

  await page.goto(href("/contact"));
  await page.getByLabel("Message", { exact: true }).focus();
  await bar.waitFor({ state: "hidden" });
  await page.getByRole("main").getByRole("link").first().focus();
  await bar.waitFor();
});

test("one bar at a time: a page that has its own needs no other", async () => {
  const page = await openPage(PHONE);
  await page.goto(href("/product/:id", { id: "semaglutide" }));
  const bar = barOf(page);
  const buy = page.getByRole("region", { name: "Buy Semaglutide" });
  const button = page.getByRole("button", { name: "Add to Cart" }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await buy.waitFor({ state: "hidden" });
  await bar.waitFor();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 800);
      return buy.isVisible();
    })
    .toBe(true);
  expect(await bar.isVisible()).toBe(false);
  expect((await boxOf(buy)).bottom).toBe(900);
  await expectEndIsFree(page, buy);

  await page.goto(href("/assessment"));
  await page.getByRole("button", { name: "Next" }).waitFor();
  expect(await bar.isVisible()).toBe(false);
  await fillCart(page);
  await page.goto(href("/cart"));
  const checkout = page.getByRole("link", { name: "Secure Checkout" });
  expect((await boxOf(checkout)).bottom).toBeLessThanOrEqual(900);
  expect(await bar.isVisible()).toBe(false);
  await checkout.click();
  await page.getByRole("button", { name: "Place Order" }).waitFor();
  expect(await bar.count()).toBe(0);
});

test.each([
  ["an empty cart", href("/cart")],
  ["the listing", href("/products")],
  ["the portal", href("/portal")],
  ["a profile", href("/portal/profile")],
])("nothing that takes the focus lies under the bar: %s", async (_, path) => {
  const page = await openPage({ width: 360 });
  if (path.startsWith(href("/portal"))) await openAs(page, "customer", path);
  await page.goto(path);
  const bar = barOf(page);
  await expectEndIsFree(page, bar);
  await page.evaluate(() => scrollTo(0, 0));
  const top = (await boxOf(bar)).y;
  const covered: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const held = document.activeElement;
      if (!held || held === document.body || held.closest(".bottom-bar")) return undefined;
      return { text: held.outerHTML.slice(0, 90), bottom: held.getBoundingClientRect().bottom };
    });
    if (!place) break;
    if (place.bottom > top + 1) covered.push(`${place.text} ends at ${place.bottom} of ${top}`);
  }
  expect(covered).toEqual([]);
});

/** Scrolled to its end, a page shows its last control above the bar. */
async function expectEndIsFree(page: Page, bar: Locator): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole("contentinfo").locator("a:visible, summary:visible").last();
  const top = (await boxOf(bar)).y;
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(top);
}

test("from 1024 pixels five links and a search stand in the header, in the order of the keys", async () => {
  const page = await openPage({ width: 1024 });
  await page.goto(href("/learn"));
  const header = page.getByRole("banner");
  const main = header.getByRole("navigation", { name: "Main" });
  const links = ["Products", "Assessment", "Doctors", "Learn", "Help"];
  expect(await main.getByRole("link").allInnerTexts()).toEqual(links);
  await main.locator("[aria-current=page]").filter({ hasText: "Learn" }).waitFor();
  expect(await barOf(page).isVisible()).toBe(false);

  await header.getByRole("link", { name: "Project: Me, home" }).focus();
  const reached: string[] = [];
  for (let press = 0; press < links.length + 5; press += 1) {
    await page.keyboard.press("Tab");
    reached.push(
      await focused(page).evaluate((it) => it.getAttribute("aria-label") ?? it.textContent),
    );
  }
  const tools = ["Search products", "Search", "Sign In", "Cart", "Open menu"];
  expect(reached).toEqual([...links, ...tools]);
  const places = await header
    .locator("a:visible, input:visible, button:visible")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each([true, false])("the header's search finds products (JavaScript: %s)", async (js) => {
  const page = await openPage({ width: 1024, javaScript: js });
  await page.goto(href("/faq"));
  const field = page.getByRole("banner").getByRole("searchbox");
  await field.fill("copper");
  await field.press("Enter");
  await page.waitForURL("**/products?*q=copper*");
  await page.getByRole("heading", { name: "GHK-Cu" }).waitFor();
  expect(await field.inputValue()).toBe("copper");
  if (!js) return;
  await page.goBack();
  await expect.poll(() => field.inputValue(), { timeout: 10_000 }).toBe("");
});

test.each([
  { ...PHONE, path: href("/products") },
  { ...PHONE, path: href("/cart") },
  { width: 768, path: href("/") },
  { width: 1024, path: href("/products") },
])("axe finds nothing in either theme at $width pixels: $path", async ({ path, ...options }) => {
  const page = await openPage(options);
  await fillCart(page);
  await page.goto(path);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadableColors(page);
});

test("nothing lies under the edges of a phone that has no button", async () => {
  const page = await openPage(PHONE);
  const client = await page.context().newCDPSession(page);
  const insets = { top: 0, left: 0, right: 0, bottom: 34 };
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.goto(href("/"));
  const link = barOf(page).getByRole("link", { name: "Shop" });
  expect((await boxOf(link)).bottom).toBe(900 - insets.bottom);
  await expectEndIsFree(page, barOf(page));
});

test("the bar is not printed, and shows where it is in forced colours", async () => {
  const page = await openPage(PHONE);
  await page.goto(href("/products"));
  const bar = barOf(page);
  await page.emulateMedia({ forcedColors: "active" });
  const mark = await bar
    .locator("[aria-current]")
    .evaluate((link) => getComputedStyle(link, "::before").borderTopWidth);
  expect(mark).toBe("2px");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  expect(await bar.isVisible()).toBe(false);
});
