import { and, eq, gt } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { reserveStock } from "#app/goods/catalog/commands/reserve-stock.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts, shown } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

/** A paid order of two vials and a box, which waits to be packed. */
function orderOfTwoLines(name: string, email: string) {
  return insideTheShop(async (ctx) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const vial = { name: `${name} vial`, slug: `${slug}-vial`, price: 100_000, stock: 5, ...shown };
    const box = { name: `${name} box`, slug: `${slug}-box`, price: 50_000, stock: 5, ...shown };
    const [vialId, boxId] = [await makeProduct(ctx, vial), await makeProduct(ctx, box)];
    const id = await makeOrder(ctx, { productId: vialId, quantity: 2 });
    const [line] = await ctx.db.select().from(orderItems).where(eq(orderItems.orderId, id));
    if (!line) throw new Error("an order without a line");
    const second = { productId: boxId, productName: box.name, sku: `${slug}-box`, quantity: 1 };
    const price = { price: 50_000, discount: 0, total: 50_000 };
    await ctx.db
      .insert(orderItems)
      .values({ ...line, id: ctx.ids.newId(), position: 2, ...second, ...price });
    const totals = { subtotal: 250_000, totalAmount: 250_000, email };
    await ctx.db.update(orders).set(totals).where(eq(orders.id, id));
    const lines = [{ productId: boxId, variantId: null, quantity: 1 }];
    await inTransaction(ctx, (tx) => reserveStock(tx, id, lines));
    await payOrder(ctx, id);
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
    const receipt = href("/order/:token", { token: await tokenOf(ctx, id) });
    return { id, number: order?.orderNumber ?? "", receipt };
  });
}

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("an order of two lines leaves in two parcels: %o", async (look) => {
  const name = `Split ${look.width}`;
  const email = `split-${look.width}@example.test`;
  const { id, number, receipt } = await orderOfTwoLines(name, email);
  const desk = await openPage(look);
  await openAs(desk, "owner", `${href("/admin/orders/to-pack")}?order=${id}`);
  await desk.getByRole("region", { name: `Parcel ${number}` }).waitFor();
  await desk.getByText("Ship part of the order…").click();
  await desk.getByLabel(`Units of ${name} vial, up to 2`).fill("1");
  await desk.getByLabel(`Units of ${name} box, up to 1`).fill("0");
  await press(desk, "Preview this parcel");
  await desk.getByText(`Ships in another parcel: 1 × ${name} vial, 1 × ${name} box.`).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `part of an order ${look.width}`);
  await desk.getByLabel("Take 1").check();
  await desk.getByLabel("Courier", { exact: true }).selectOption("LBC Express");
  await desk.getByLabel("Tracking number", { exact: true }).fill(`SPLIT-1-${look.width}`);
  await press(desk, "Mark packed");
  await desk
    .getByText(`Parcel 1 of ${number} is on its way. Pack the rest next.`)
    .first()
    .waitFor();

  const buyer = await openPage(look);
  await buyer.goto(receipt);
  await buyer.getByText("Part of your order is on its way").first().waitFor();
  await buyer.getByText("1 of 2 parcels sent").first().waitFor();
  await buyer.getByRole("link", { name: `SPLIT-1-${look.width}` }).waitFor();
  await expectNoAxeViolations(buyer);
  await screenshot(buyer, `receipt of a part ${look.width}`);
  const mailbox = await openPage(look);
  await openMail(mailbox, email, `Parcel 1 of 2 of order ${number} is on its way`);
  await mailbox
    .getByText(`Still to come in another parcel: 1 × ${name} vial and 1 × ${name} box.`)
    .waitFor();

  await desk.getByText("1 parcel of this order has shipped. This is the rest.").waitFor();
  for (const box of await desk.getByRole("checkbox", { name: /^Take 1/ }).all()) await box.check();
  await desk.getByLabel("Tracking number", { exact: true }).fill(`SPLIT-2-${look.width}`);
  await press(desk, "Mark packed");
  await desk.getByText(`${number} is on its way.`).first().waitFor();
  await openMail(mailbox, email, `Parcel 2 of 2 of order ${number} is on its way`);
  await mailbox.getByText("your whole order has shipped").waitFor();

  await desk.goto(href("/admin/orders/:orderId", { orderId: id }));
  await desk.getByRole("heading", { name: "2 of 2 parcels sent" }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `order in two parcels ${look.width}`);
  await press(desk, "Mark parcel 1 as delivered");
  await desk.getByText("Parcel 1 is marked as delivered.").first().waitFor();
  await buyer.goto(receipt);
  await buyer.getByText("Parcel 2 of 2").first().waitFor();
  await buyer
    .getByText(/^Delivered /)
    .first()
    .waitFor();
  await screenshot(buyer, `receipt of two parcels ${look.width}`);
  await insideTheShop(async ({ db }) => {
    const its = and(eq(orders.id, id), gt(orders.parcelsSent, 1));
    expect(await db.select({ status: orders.status }).from(orders).where(its)).toEqual([
      { status: "shipped" },
    ]);
  });
});
