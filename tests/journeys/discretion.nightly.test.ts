import { href } from "react-router";
import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { orders } from "#app/selling/orders/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder, signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { press } from "./staff-desk.ts";

const PASSWORD = "mango-avenue-8";

test.each([
  { width: 360, colorScheme: "dark", javaScript: false },
  { width: 1440, colorScheme: "light", javaScript: true },
] as const)("a customer chooses discreet mails and parcels: %o", async (options) => {
  const email = `discreet-${options.width}-${Date.now()}@example.test`;
  const names = { firstName: "Dita", lastName: "Discreet", isDemo: false };
  await insideTheShop((ctx) => createAccount(ctx, { email, password: PASSWORD, ...names }));
  const page = await openPage(options);
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(href("/portal/profile"))}`);
  await signIn(page, email, PASSWORD);
  await page.getByRole("link", { name: "Discreet mode Off" }).click();
  const choice = page.getByLabel("Send me discreet emails and parcels");
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);
  await page.getByText("How your bank or wallet shows a payment").waitFor();
  await choice.check();
  await press(page, "Save discreet mode");
  await page.getByText("Discreet mode is on").waitFor();
  expect(await choice.isChecked()).toBe(true);
  await expectNoAxeViolations(page);
  await screenshot(page, `discretion ${options.width}`);
  await choice.uncheck();
  await press(page, "Save discreet mode");
  await page.getByText("Discreet mode is off").waitFor();
  expect(await choice.isChecked()).toBe(false);
});

test.each([
  { width: 360, colorScheme: "light", javaScript: false },
  { width: 1440, colorScheme: "dark", javaScript: true },
] as const)("a guest has one parcel sent discreetly: %o", async (options) => {
  const email = `discreet-guest-${options.width}-${Date.now()}@example.test`;
  const page = await openPage(options);
  await addToCart(page, "Klow");
  await page.getByText("added to cart!").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await page.getByLabel("Ship discreetly").check();
  await expectNoAxeViolations(page);
  await screenshot(page, `discreet checkout ${options.width}`);
  await placeOrder(page);
  const [order] = await insideTheShop(({ db }) =>
    db.select().from(orders).where(eq(orders.email, email)),
  );
  expect(order?.isDiscreet).toBe(true);
});
