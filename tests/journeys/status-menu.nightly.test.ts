import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

/** A confirmed cash order. */
async function confirmedOrder(name: string) {
  return insideTheShop(async (ctx) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const productId = await makeProduct(ctx, { name, slug, stock: 5 });
    const id = await makeOrder(ctx, { productId, paymentMethod: "cod" });
    await confirmByPhone(ctx, id);
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
    return { id, number: order?.orderNumber ?? "" };
  });
}

const statusOf = (id: string) =>
  insideTheShop(async ({ db }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    return order?.status;
  });

test.each([true, false])(
  "an order is moved along in the list, with scripts: %s",
  async (javaScript) => {
    const page = await openPage({ width: 1440, javaScript, expectedProblems: [/409/] });
    const { id, number } = await confirmedOrder(`Menu ${javaScript}`);
    const list = `${href("/admin/orders")}?method=cod&status=confirmed`;
    await openAs(page, "owner", list);
    const row = page.getByRole("row").filter({ hasText: number });
    await row.getByText(`Change the status of ${number}`).locator("..").click();
    await row.getByRole("link", { name: `Cancel order…: ${number}` }).waitFor();
    expect(await row.getByRole("button", { name: /Complete|delivered/ }).count()).toBe(0);
    if (javaScript) await expectNoAxeViolations(page);
    if (javaScript) await screenshot(page, "status menu 1440");
    await row.getByRole("button", { name: `Start packing: ${number}` }).click();
    await page.getByText(`${number}: The order is being packed.`).first().waitFor();
    expect(new URL(page.url()).search).toBe("?method=cod&status=confirmed");
    expect(await row.count()).toBe(0);
    expect(await statusOf(id)).toBe("processing");

    await page.goto(`${href("/admin/orders")}?method=cod&status=processing`);
    await row.getByText(`Change the status of ${number}`).locator("..").click();
    await row.getByRole("link", { name: `Mark as shipped…: ${number}` }).click();
    await page.getByRole("heading", { level: 1, name: "Enter tracking numbers" }).waitFor();
    await page.getByText(number).first().waitFor();
  },
);

test("who looks at an old list learns who was faster, on a phone", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/409/] });
  const { id, number } = await confirmedOrder("Menu of a phone");
  await openAs(page, "owner", `${href("/admin/orders")}?method=cod&status=confirmed`);
  const row = page.getByRole("row").filter({ hasText: number });
  await row.getByText(`Change the status of ${number}`).locator("..").click();
  await screenshot(page, "status menu 360");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await insideTheShop((ctx) => moveOrder(ctx, { orderId: id, to: "cancelled", reason: "Gone." }));
  await row.getByRole("button", { name: `Start packing: ${number}` }).click();
  await page.getByText(/changed this order in the meantime/).waitFor();
  expect(await statusOf(id)).toBe("cancelled");
});
