import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reserveStock } from "#app/goods/catalog/commands/reserve-stock.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { makeOrder } from "../../factories.ts";
import { orderItems, orders } from "../../tables.server.ts";
import { lineFileHead } from "../../texts/staff-file.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { makePayment, makeRefund } from "#app/office/reports/factories.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { testContext } from "#tests/context.ts";
import { lineRows } from "./export-lines.server.ts";
import { foundOrders } from "./show-orders.server.ts";

const { ctx, db } = await testContext();
const glow = await makeProduct(ctx, { name: "=Glow", stock: 5 });
const klow = await makeProduct(ctx, { name: "Klow", stock: 5 });
for (const [lotNumber, receivedUnits, expiresOn] of [
  ["G-1", 1, "2028-01-01"],
  ["G-2", 4, "2029-01-01"],
] as const) {
  const item = { productId: glow, variantId: null };
  const lot = await receiveLot(ctx, { item, lotNumber, madeOn: null, expiresOn, receivedUnits });
  if (!lot.ok) throw new Error(lot.reason);
  const opened = await openLot(ctx, lot.value.lotId);
  if (!opened.ok) throw new Error(opened.reason);
}
const orderId = await makeOrder(ctx, { productId: glow, quantity: 2 });
const second = { productId: klow, productName: "Klow", sku: "K", quantity: 1, price: 50_000 };
await db.insert(orderItems).values({
  id: ctx.ids.newId(),
  orderId,
  position: 2,
  total: 50_000,
  ...second,
});
const reserved = [{ productId: klow, variantId: null, quantity: 1 }];
await db.transaction((tx) => reserveStock({ ...ctx, db: tx }, orderId, reserved));
const paidAt = new Date("2026-11-20T17:30:00Z");
await db
  .update(orders)
  .set({
    status: "processing",
    paymentStatus: "paid",
    paidAt,
    subtotal: 250_000,
    totalAmount: 250_000,
  })
  .where(eq(orders.id, orderId));
await makePayment(ctx, paidAt.toISOString(), { orderId, amount: 250_000 });
await makeRefund(ctx, "2026-11-20T18:00:00Z", { orderId, amount: 25_050 });
await makeOrder(ctx, { productId: klow });

async function cellsOf(filters: Record<string, string>, size = 1) {
  const query = { search: "", filters, sort: "-created" };
  const found = [];
  for await (const part of lineRows(db, await foundOrders(ctx, query), query.sort, size)) {
    found.push(...part);
  }
  return found.map((row) => {
    expect(row).toHaveLength(lineFileHead.length);
    return Object.fromEntries(lineFileHead.map((head, index) => [head, row[index]]));
  });
}

test("each line of the orders of the list is a row, with its lots, payment and what went back", async () => {
  expect(await cellsOf({ method: "cod" })).toEqual([]);
  await shipSuggested(ctx, orderId);
  const cells = await cellsOf({});
  expect(cells).toHaveLength(3);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const own = cells.filter((row) => row["Order #"] === order?.orderNumber);
  const [paid] = await db.select().from(payments);
  expect(own).toMatchObject([
    {
      Line: 1,
      "Paid on": "2026-11-21",
      "Shipped on": "2026-11-21",
      "Payment reference": paid?.reference,
      Product: "=Glow",
      Units: 2,
      "Line total (pesos)": "2000.00",
      Lots: "G-1 × 1, G-2 × 1",
      "Order refunded (pesos)": "250.50",
    },
    { Line: 2, Units: 1, Lots: "", "Order total (pesos)": "", "Order refunded (pesos)": "" },
  ]);
});

test("no spreadsheet takes a product's name for a formula, or a number for a text", async () => {
  async function* parts() {
    yield (await cellsOf({})).map((row) => Object.values(row).map((cell) => cell ?? ""));
  }
  const text = await csvAnswer({ name: "lines", head: lineFileHead, parts: parts() }).text();
  expect(text).toContain(`"'=Glow",2,"1000.00"`);
});
