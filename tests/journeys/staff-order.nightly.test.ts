import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

hideNewProducts();
afterEach(expectInvariants);

const newProduct = (name: string) =>
  insideTheShop((ctx) =>
    makeProduct(ctx, {
      name,
      slug: name.toLowerCase().replaceAll(" ", "-"),
      price: 150_000,
      stock: 10,
      clearance: "acknowledge",
    }),
  );

const skuOf = (name: string) => `SKU-${name.toLowerCase().replaceAll(" ", "-")}`;

async function chooseTwo(page: Page, name: string) {
  await page.getByLabel("Find a product to add").fill(skuOf(name));
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByText(name, { exact: true }).first().waitFor();
  await page.getByRole("spinbutton", { name: new RegExp(name) }).fill("2");
}

async function fillBuyer(page: Page, email: string, phone: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("textbox", { name: /^Phone/ }).fill(phone);
  await page.getByLabel("Address", { exact: true }).fill("12 Mango Avenue");
  await page.getByLabel("City or municipality").fill("Cebu City");
}

const numberOf = async (page: Page) =>
  (await page.getByRole("heading", { level: 1, name: /^PM-/ }).innerText()).trim();

const WAYS = [
  { javaScript: true, width: 1280, colorScheme: "light" },
  { javaScript: false, width: 360, colorScheme: "dark" },
] as const;

test.each(variants(WAYS))(
  "staff make an order, and its buyer agrees and pays by link: %o",
  async (how) => {
    const name = `By phone ${how.width}`;
    await newProduct(name);
    const email = `by-phone-${how.width}@example.test`;
    const desk = await openPage({ ...how, expectedProblems: [/409|422/] });
    await openAs(desk, "owner", href("/admin/orders"));
    await desk.getByRole("link", { name: "New order" }).click();
    await desk.getByRole("heading", { level: 1, name: "New order" }).waitFor();
    await press(desk, "Preview order");
    await desk.getByText("Please check these fields.").first().waitFor();
    await chooseTwo(desk, name);
    await desk.getByLabel("First name").fill("Maria");
    await desk.getByLabel("Last name").fill("Santos");
    await fillBuyer(desk, email, `0917 555 ${how.width + 1000}`);
    await desk.getByLabel("GCash").check();
    await press(desk, "Preview order");
    await desk.getByRole("heading", { name: "Order preview" }).waitFor();
    await desk.getByText(`medical supervision for ${name}`).waitFor();
    expect(await desk.getByRole("checkbox").count()).toBe(0);
    await expectNoAxeViolations(desk);
    await screenshot(desk, `staff order preview ${how.width}`);
    await press(desk, "Create order and send link to pay ₱3,000");
    const number = await numberOf(desk);
    await desk.getByText("Placed by staff").first().waitFor();
    await desk.getByText("hasn’t agreed to the terms yet").first().waitFor();
    await screenshot(desk, `staff order record ${how.width}`);

    const buyer = await openPage({ ...how, expectedProblems: [/422/] });
    await openMail(buyer, email, `Check and pay for order ${number}`);
    await followLink(buyer, "/order/");
    await buyer.getByRole("heading", { name: "Check and pay" }).waitFor();
    await press(buyer, "Pay ₱3,000");
    await buyer.getByText("Please confirm the points below.").first().waitFor();
    await expectNoAxeViolations(buyer);
    await screenshot(buyer, `staff order to agree ${how.width}`);
    for (const box of await buyer.getByRole("checkbox").all()) await box.check();
    await press(buyer, "Pay ₱3,000");
    await buyer.waitForURL("**/test-gateway/pay**");
    await buyer.getByRole("button", { name: "Approve" }).click();
    await buyer.getByText(number).first().waitFor();
    await desk.reload();
    await desk.getByText("The buyer agreed to the terms").first().waitFor();
    const [order] = await insideTheShop(({ db }) =>
      db.select().from(orders).where(eq(orders.orderNumber, number)),
    );
    expect(order?.termsAcceptedAt).not.toBeNull();
  },
);

test("for a customer's record, in cash: the buyer agrees with the confirmation", async () => {
  const name = "By phone in cash";
  await newProduct(name);
  const email = "customer@demo.test";
  const [customer] = await insideTheShop(({ db }) =>
    db.select().from(customers).where(eq(customers.email, email)),
  );
  const customerId = customer?.id ?? "";
  const desk = await openPage({ width: 1280, expectedProblems: [/409|422/] });
  await openAs(desk, "owner", href("/admin/customers/:customerId", { customerId }));
  await desk.getByRole("link", { name: "New order for this customer" }).click();
  await desk.getByRole("heading", { level: 1, name: "New order" }).waitFor();
  expect(await desk.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
  await chooseTwo(desk, name);
  await fillBuyer(desk, email, "0917 555 9001");
  await desk.getByRole("radio", { name: "Cash on delivery" }).check();
  await press(desk, "Preview order");
  await press(desk, "Create order for ₱3,000 in cash");
  const number = await numberOf(desk);
  expect(await desk.getByRole("button", { name: "Confirm by phone" }).count()).toBe(0);
  await desk
    .getByText("The buyer has to agree to the terms first")
    .first()
    .waitFor({ state: "attached" });

  const buyer = await openPage({ width: 360, expectedProblems: [/422/] });
  await openMail(buyer, email, `Please confirm your order ${number}`);
  await followLink(buyer, "/confirm-order/");
  await buyer.getByRole("heading", { level: 1 }).waitFor();
  await expectNoAxeViolations(buyer);
  await screenshot(buyer, "staff order to confirm 360");
  for (const box of await buyer.getByRole("checkbox").all()) await box.check();
  await buyer.locator("main form button").first().click();
  await buyer.waitForURL("**/order/**");
  await desk.goto(`${href("/admin/orders")}?method=cod`);
  const row = desk.getByRole("row").filter({ hasText: number });
  await row.getByText("Placed by staff").waitFor();
  await row.getByText("Confirmed").first().waitFor();
});
