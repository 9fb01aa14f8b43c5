import { href } from "react-router";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { until } from "../until.ts";
import { addToCart, fillCheckout, openCheckout, signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { untilForgotten, untilKept } from "./kept-pages.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

const OFFLINE = [/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/];

/** A page whose requests pass through the service worker. */
async function openKept(path: string): Promise<Page> {
  const page = await openPage({ serviceWorker: true, width: 390, expectedProblems: OFFLINE });
  await page.goto(path);
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** The first interaction loads the service worker and the code that watches the connection. */
async function touch(page: Page): Promise<void> {
  // A page whose script has not run yet ignores it.
  await until("the page is awake", 10_000, async () => {
    await page.mouse.click(5, 5);
    return page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
    );
  });
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) kept.push(new URL(url).pathname);
    }
    return kept.filter((path) => !/^\/(?:assets|pictures)\//.test(path)).toSorted();
  });

test("without a connection the cart can be read, nothing is sent, and nothing is doubled after", async () => {
  const page = await openKept(href("/products"));
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByRole("heading", { level: 1, name: "Cart" }).waitFor();
  await untilKept(page, href("/cart"));
  await page.goto(href("/product/:id", { id: "glow" }));
  await touch(page);

  await page.context().setOffline(true);
  await page.getByRole("status").getByText("You are offline.").waitFor();
  const add = page.getByRole("button", { name: "Add to Cart Glow" }).first();
  await add.click();
  await page.getByText("Nothing was sent, and what you typed is still here").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByText(/You’re offline. This is your cart as of \d\d?:\d\d [AP]M/).waitFor();
  await page.getByRole("heading", { level: 2, name: "Klow" }).waitFor();
  // A cart that the browser had prepared is shown alive, the kept one switched off.
  const remove = page.getByRole("button", { name: "Remove Klow" });
  if (await remove.isEnabled()) {
    await remove.click();
    await page.getByText("Nothing was sent, and what you typed is still here").waitFor();
  }
  await expectNoAxeViolations(page);
  await screenshot(page, "cart without a connection");

  await page.goto(href("/track"));
  await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "page without a connection");

  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: /track/i }).waitFor();
  await page.goto(href("/cart"));
  await page.getByRole("heading", { level: 2, name: "Klow" }).waitFor();
  expect(await page.getByRole("heading", { level: 2, name: "Glow" }).count()).toBe(0);
  expect(await page.getByText(/this is your cart as of/).isVisible()).toBe(false);
  await addToCart(page, "Glow");
  await page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" }).waitFor();
});

test("what was typed into the checkout stays, and becomes one order", async () => {
  const page = await openKept(href("/products"));
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").waitFor();
  await openCheckout(page);
  await fillCheckout(page, "offline@example.com");
  await page.context().setOffline(true);
  const order = page.getByRole("button", { name: "Place Order" });
  await order.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Nothing was sent, and what you typed is still here").waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Maria");

  await page.context().setOffline(false);
  await page.getByText("You are back online").waitFor();
  await order.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/test-gateway/pay**");
  const placed = eq(orders.email, "offline@example.com");
  expect(await insideTheShop(({ db }) => db.$count(orders, placed))).toBe(1);
});

test("only the cart and the form of a dose are kept of all that is somebody's, and not beyond signing out", async () => {
  const page = await openKept(href("/auth"));
  await signIn(page, "customer@demo.test", "demo-customer-2026");
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  await page.goto(href("/portal/therapy"));
  await untilKept(page, href("/portal/therapy/offline"));
  for (const path of [href("/portal/profile"), href("/track"), href("/cart")])
    await page.goto(path);
  await untilKept(page, href("/cart"));
  const kept = [href("/cart"), href("/offline"), href("/portal/therapy/offline")];
  expect(await keptPages(page)).toEqual(kept);
  await page.getByRole("contentinfo").getByText("Shop", { exact: true }).click();
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await untilForgotten(page, href("/portal/therapy/offline"));
  expect(await keptPages(page)).toEqual([href("/offline")]);
});
