import { eq, inArray } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { cartItems } from "#app/selling/cart/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { deliveryAreas } from "#app/goods/delivery/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { addToCart, fillCheckout, placeOrder } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs, openAsStaff, press, shipAnyway } from "./staff-desk.ts";

afterEach(expectInvariants);

/** Other journeys of this shop pay what they paid before. */
async function sendFreeAgain(): Promise<void> {
  await insideTheShop(async (ctx) => {
    await saveSettings(ctx, { shipping_by: "fee", default_weight: "100", dispatch_cut_off: "" });
    await ctx.db.delete(deliveryAreas).where(eq(deliveryAreas.isRest, false));
  });
}

async function openDelivery(page: Page): Promise<void> {
  await page.goto(href("/admin/settings/delivery"));
  await page.getByRole("heading", { level: 1, name: "Delivery" }).waitFor();
}

/** An area of one province: ₱165 up to half a kilo, ₱190 up to one, ₱80 for each further one. */
async function addVisayas(page: Page): Promise<void> {
  await openDelivery(page);
  await page.getByRole("link", { name: "Add area" }).click();
  await page.getByRole("heading", { level: 1, name: "Add area" }).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Visayas");
  await page.getByLabel("Step 1: up to, in kg").fill("0.5");
  await page.getByLabel("Step 1: fee, in pesos").fill("165");
  await page.getByLabel("Step 2: up to, in kg").fill("1");
  await page.getByLabel("Step 2: fee, in pesos").fill("190");
  await page.getByLabel("Each additional kilogram, in pesos").fill("80");
  await page.getByLabel("Free shipping from, in pesos").fill("8000");
  await page.getByRole("checkbox", { name: /^Cebu/ }).check();
  await expectNoAxeViolations(page);
  await press(page, "Save area");
  await page.getByText("Visayas is saved.").first().waitFor();
  await page.getByText("up to 0.5 kg ₱165, up to 1 kg ₱190").waitFor();
}

async function chargeByArea(page: Page): Promise<void> {
  await page.getByLabel("Shipping rates").selectOption("By area and weight");
  await page.getByLabel("Default product weight, in grams").fill("600");
  await page.getByLabel("Cut-off time").fill("23:59");
  await press(page, "Save");
  await page.getByText("Settings saved.").first().waitFor();
  await expectNoAxeViolations(page);
}

test("a shopper in Cebu pays by area and weight, and follows the parcel", async () => {
  const desk = await openPage({ width: 1440 });
  await openAs(desk, "owner", href("/admin"));
  onTestFinished(sendFreeAgain);
  await addVisayas(desk);
  await chargeByArea(desk);

  // What it costs is not known before the province is; that it travels cold is.
  const page = await openPage({ width: 360 });
  await addToCart(page, "GHK-Cu");
  await page.getByText("GHK-Cu added to cart!").waitFor();
  await page.goto(href("/cart"));
  await page.getByText("You’ll see the fee at checkout.").waitFor();
  await page.getByText(/Ships cold/).waitFor();
  await screenshot(page, "delivery cart 360");
  await page.goto(href("/checkout"));
  await page.getByText(/Ships cold/).waitFor({ state: "attached" });
  await fillCheckout(page, "cebu@example.com");
  await page.getByLabel("Province").fill("Cebu");
  const total = page.locator("summary").filter({ hasText: "₱6,940" });
  await total.first().waitFor();
  await total.first().click();
  await screenshot(page, "delivery checkout 360");
  await expectNoAxeViolations(page);
  await placeOrder(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/order/**");
  await page.getByText("We received your payment").waitFor();
  await page.getByText("₱190").first().waitFor();
  const number = (await page.getByRole("heading", { level: 1 }).innerText()).replace("Order ", "");
  const receipt = page.url();

  await openAsStaff(desk, number);
  await choose(desk, "Start packing");
  await choose(desk, "Mark as shipped…");
  await desk.getByLabel("Courier", { exact: true }).selectOption("LBC Express");
  await desk.getByLabel("Tracking number", { exact: true }).fill("LBC 1/2");
  await shipAnyway(desk);
  await press(desk, "Mark as shipped");
  await desk.getByRole("link", { name: "LBC 1/2" }).waitFor();
  await page.goto(receipt);
  const link = page.getByRole("link", { name: /LBC 1\/2/ });
  expect(await link.getAttribute("href")).toBe(
    "https://www.lbcexpress.com/track/?tracking_no=LBC%201%2F2",
  );
});

test("a customer whose last parcel went to Cebu sees that fee in the cart, and none from ₱8,000 on", async () => {
  const desk = await openPage({ width: 768, colorScheme: "dark" });
  await openAs(desk, "owner", href("/admin"));
  onTestFinished(sendFreeAgain);
  await addVisayas(desk);
  await chargeByArea(desk);

  const page = await openPage({ width: 1440 });
  await insideTheShop(async ({ db }) => {
    // What the demo's customer had in the cart would be free already.
    await db.delete(cartItems);
    // Other journeys send this customer parcels elsewhere, also with another email.
    const customer = db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, "customer@demo.test"));
    await db
      .update(orders)
      .set({ city: "Cebu City", province: "Cebu" })
      .where(inArray(orders.customerId, customer));
  });
  await openAs(page, "customer", href("/cart"));
  await addToCart(page, "GHK-Cu");
  await page.getByText("GHK-Cu added to cart!").waitFor();
  await page.goto(href("/cart"));
  const summary = page.getByRole("complementary", { name: "Order summary" });
  await summary.getByText("Shipping to Cebu.").waitFor();
  await summary.getByText("₱190").waitFor();
  await expectNoAxeViolations(page);
  await addToCart(page, "GHK-Cu");
  await page.getByText("GHK-Cu added to cart!").waitFor();
  await page.goto(href("/cart"));
  await summary.getByText("₱190").waitFor({ state: "detached" });
  expect(await summary.getByText("Free", { exact: true }).count()).toBe(2);
});
