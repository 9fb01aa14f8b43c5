import { eq } from "drizzle-orm";
import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fileOf, shopifyCustomer, shopifyOrder } from "#app/office/moving/factories.ts";
import { pastOrders } from "#app/selling/orders/tables/past-orders.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

const MOVING = href("/admin/settings/moving");
const BUYER = "customer@demo.test";

/** Opens a step of the move, and sends its file to the preview. */
async function choose(page: Page, step: string, name: string, content: string): Promise<void> {
  await page.goto(MOVING);
  await page.getByRole("link", { name: `Import: ${step}`, exact: true }).click();
  const buffer = Buffer.from(content);
  await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
  await press(page, "Preview changes");
}

/** Applies the preview, and waits until the job is done. */
async function applyAll(page: Page, did: string): Promise<void> {
  await press(page, "Apply 1 change");
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByText(did).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
}

test.each([{ javaScript: false, colorScheme: "dark", width: 360 }] as const)(
  "a Shopify shop moved in: %o",
  async (look) => {
    const page = await openPage(look);
    const suffix = String(look.width);
    const mail = `moved-${suffix}@example.test`;
    await openAs(page, "owner", MOVING);
    await expectNoAxeViolations(page);

    const people = fileOf([shopifyCustomer({ Email: mail }), shopifyCustomer({ Email: "wrong@" })]);
    await choose(page, "Customers", "customers_export.csv", people);
    await page.getByText("This is Shopify’s file of customers.").waitFor();
    await expectNoAxeViolations(page);
    await applyAll(page, "1 added, 0 changed, 1 refused");

    const orders = fileOf([
      shopifyOrder({ Name: `#${suffix}1`, Email: BUYER }),
      shopifyOrder({ Name: `#${suffix}2`, Email: mail, Currency: "USD" }),
    ]);
    await choose(page, "Orders", "orders_export.csv", orders);
    await applyAll(page, "1 added, 0 changed, 1 refused");
    await screenshot(page, `moved in ${suffix}`);

    const portal = await openPage(look);
    await openAs(portal, "customer", href("/portal/orders"));
    await portal.getByRole("heading", { name: "Earlier orders" }).waitFor();
    await portal.getByText(`#${suffix}1`, { exact: true }).waitFor();
    await expectNoAxeViolations(portal);

    await press(page, "Revert import");
    const left = () =>
      insideTheShop(({ db }) => db.$count(pastOrders, eq(pastOrders.number, `#${suffix}1`)));
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
  },
);
