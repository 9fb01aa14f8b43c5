import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { letTheClockAsk } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

/** Pays on a page whose provider then tells the shop nothing. */
async function payUnheard(page: Page, email: string): Promise<void> {
  await addToCart(page, "NAD+");
  await page.getByText("NAD+ added to cart!").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await page.getByLabel("GCash").check();
  await placeOrder(page);
  await page.getByRole("heading", { name: "Paying with GCash" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByText("Provider callbacks").click();
  await page.getByLabel("Lose the callback").check();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/order/**");
  await page.getByText("Waiting for your payment").first().waitFor();
}

test("a lost callback is found when the shopper has the shop look again", async () => {
  const page = await openPage({ width: 360 });
  await payUnheard(page, "unheard@example.com");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByText("We received your payment").waitFor();
});

test("a lost callback is found by the clock, and the waiting receipt tells by itself", async () => {
  const page = await openPage();
  await payUnheard(page, "patient-and-unheard@example.com");
  expect(await page.getByText("We received your payment").count()).toBe(0);
  await letTheClockAsk();
  await page.getByText("We received your payment").waitFor({ timeout: 20_000 });
});
