import { href } from "react-router";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { until } from "../until.ts";
import { addToCart } from "./buyer.ts";

const focused = (page: Page) => page.locator(":focus");

test("the menu holds the focus, closes with Escape, and gives the focus back", async () => {
  const page = await openPage({ width: 390 });
  await page.goto(href("/"));
  const trigger = page.getByRole("link", { name: "Open menu" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Products" }).waitFor();
  await expectNoAxeViolations(page);
  const links = await menu.getByRole("link").count();
  for (let press = 0; press < links + 3; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.locator("main :focus, header :focus, footer :focus").count()).toBe(0);
  }
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await focused(page).and(trigger).waitFor();

  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Track your order" }).click();
  await page.getByRole("heading", { level: 1, name: /track/i }).waitFor();
  expect(await menu.isVisible()).toBe(false);
});

test.each([false, true])(
  "the next page begins at its top, and Back finds the list as it was (motion: %s)",
  async (motion) => {
    const page = await openPage({ motion });
    await page.goto(`${href("/products")}?sort=price-asc`);
    const link = page.getByRole("link", { name: "Learn More about NAD+" });
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await link.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "NAD+" }).waitFor();
    expect(await page.title()).toContain("NAD+ · Project: Me");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.getByRole("link", { name: "Back to Products" }).click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    expect(new URL(page.url()).search).toBe("?sort=price-asc");
    await page.waitForFunction((before) => scrollY === before, top);
    expect(await page.getByLabel("Sort by").inputValue()).toBe("price-asc");
  },
);

test("adding to the cart shows at once, and takes back what the shop refuses", async () => {
  const page = await openPage();
  let answer: () => void = () => {};
  let refuse = false;
  await page.route("**/cart", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await new Promise<void>((resolve) => (answer = resolve));
    const data = route
      .request()
      .postData()
      ?.replace(/productId=[^&]+/, "productId=018f0000-0000-7000-8000-000000000000");
    await route.continue(refuse ? { postData: data } : {});
  });
  await addToCart(page, "Klow");
  const button = page.getByRole("button", { name: "Add to Cart Klow" });
  await page.locator('[aria-busy="true"]').and(button).waitFor();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
  answer();
  await page.getByText("Klow added to cart!").waitFor();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();

  refuse = true;
  await page.getByRole("button", { name: /^(?:Add to Cart|Added) Klow/ }).click();
  await page.getByRole("link", { name: "Cart, 2 items" }).waitFor();
  answer();
  await page.getByRole("alert").filter({ hasText: "no longer sold" }).waitFor();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
});

const NOW = new Date("2026-11-21T02:00:00Z");
const A_MINUTE_LATER = new Date("2026-11-21T02:01:00Z");

test("a message stays 4 seconds, longer under the pointer or the focus, and Alt+T leads to it", async () => {
  const page = await openPage();
  await page.clock.install({ time: NOW });
  const message = page.getByRole("status").getByText("Klow added to cart!");
  const add = page.getByRole("button", { name: /^(?:Add to Cart|Added) Klow$/ });
  await addToCart(page, "Klow");
  await message.hover();
  await expectNoAxeViolations(page);
  await page.clock.pauseAt(A_MINUTE_LATER);
  expect(await message.isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await goesWithTime(page, message);

  await add.focus();
  await page.keyboard.press("Enter");
  await message.waitFor();
  await page.clock.runFor(3_900);
  expect(await message.isVisible()).toBe(true);
  await page.keyboard.press("Alt+KeyT");
  await focused(page)
    .and(page.getByRole("region", { name: "Messages" }))
    .waitFor();
  await page.keyboard.press("Tab");
  await focused(page)
    .and(page.getByRole("button", { name: "View cart" }))
    .waitFor();
  await page.clock.runFor(9_000);
  expect(await message.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await focused(page).and(add).waitFor();
  await goesWithTime(page, message);
});

test("of four messages the last three are shown, and one of them leads to the cart", async () => {
  const page = await openPage();
  await page.goto(href("/products"));
  const messages = page.getByRole("region", { name: "Messages" }).getByText("added to cart!");
  for (const product of ["GHK-Cu", "NAD+", "Klow", "Glow"]) {
    await page.getByRole("button", { name: `Add to Cart ${product}` }).click();
    await messages.getByText(product).waitFor();
    // Messages under the pointer do not disappear by themselves.
    await messages.last().hover();
  }
  expect(await messages.allInnerTexts()).toEqual([
    "NAD+ added to cart!",
    "Klow added to cart!",
    "Glow added to cart!",
  ]);
  await page.getByRole("button", { name: "View cart" }).last().click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
});

test("a tooltip names an icon after 700 ms, the next at once, and Escape closes it", async () => {
  const page = await openPage({ width: 900 });
  await page.clock.install({ time: NOW });
  await page.goto(href("/"));
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  const tip = page.locator(":popover-open");
  // The first interaction loads the code for tooltips.
  await link("Open menu").hover();
  await tip.filter({ hasText: "Open menu" }).waitFor();
  await expectNoAxeViolations(page);
  const [cart, menu] = await Promise.all([centreOf(link("Cart")), centreOf(link("Open menu"))]);
  await page.clock.pauseAt(A_MINUTE_LATER);
  await page.mouse.move(500, 500);
  await tip.waitFor({ state: "detached" });
  await page.clock.runFor(400);

  await page.mouse.move(...menu);
  await page.clock.runFor(699);
  expect(await tip.count()).toBe(0);
  await page.clock.runFor(1);
  await tip.waitFor();
  await page.mouse.move(...cart);
  await page.clock.runFor(1);
  await tip.filter({ hasText: "Cart" }).waitFor();
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });

  await page.mouse.move(500, 500);
  await link("Cart").focus();
  await page.keyboard.press("Tab");
  await page.clock.runFor(1);
  await tip.filter({ hasText: "Open menu" }).waitFor();
});

async function centreOf(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Advances the clock in steps: the page must process one before it counts the next. */
async function goesWithTime(page: Page, message: Locator): Promise<void> {
  await until("it is gone", 5_000, async () => {
    await page.clock.runFor(500);
    return (await message.count()) === 0;
  });
}
