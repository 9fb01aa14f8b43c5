import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makeProduct, makeVariants } from "../factories.ts";
import { products } from "../tables.server.ts";
import { lowStockAlerts } from "../tables/low-stock-alerts.server.ts";
import { adjustStock } from "./adjust-stock.server.ts";
import { reserveStock } from "./reserve-stock.server.ts";
import { warnOfLowStock } from "./warn-of-low-stock.server.ts";

const { ctx, db, as } = await testContext();
const owner = as("admin");
const job = { ...ctx, links: { appUrl: "https://shop.example" } };

beforeEach(async () => {
  await db.delete(mails);
  await db.delete(lowStockAlerts);
  await db.update(products).set({ isActive: false });
  await saveSettings(owner, {
    contact_email: "desk@shop.example",
    low_stock_number: "10",
    low_stock_alerts: "true",
  });
});

let made = 0;
const newProduct = (stock: number | null) => {
  made += 1;
  return makeProduct(ctx, { name: `Vial ${made}`, stock });
};

const reserve = (productId: string) =>
  inTransaction(ctx, (tx) =>
    reserveStock(tx, tx.ids.newId(), [{ productId, variantId: null, quantity: 1 }]),
  );

/** The subjects of the mails that a stock check sends now. */
async function look(): Promise<string[]> {
  await db.delete(mails);
  await warnOfLowStock(job);
  const rows = await db.select().from(mails);
  expect(rows.every(({ to }) => to === "desk@shop.example")).toBe(true);
  return rows.map(({ subject }) => subject);
}

test("a product is told once when it falls below the number, and again after it was enough", async () => {
  const productId = await newProduct(10);
  expect(await look()).toEqual([]);
  await reserve(productId);
  expect(await look()).toEqual([`Low stock: Vial ${made}`]);
  await adjustStock(ctx, { productId, variantId: null, by: -1, reason: "test" });
  expect(await look()).toEqual([]);
  await adjustStock(ctx, { productId, variantId: null, by: 5, reason: "test" });
  expect(await look()).toEqual([]);
  await adjustStock(ctx, { productId, variantId: null, by: -5, reason: "test" });
  expect(await look()).toEqual([`Low stock: Vial ${made}`]);
});

test("what falls together is one mail, and two processes write one", async () => {
  await newProduct(1);
  await newProduct(2);
  await Promise.all([warnOfLowStock(job), warnOfLowStock(job)]);
  const rows = await db.select().from(mails);
  expect(rows.map(({ subject }) => subject)).toEqual(["Low stock: 2 products"]);
});

test("of a product with variants those on sale count, each by itself", async () => {
  const productId = await newProduct(null);
  await makeVariants(
    ctx,
    productId,
    { value: "5 mg", price: 100, stock: 2 },
    { value: "10 mg", price: 200, stock: 50 },
    { value: "20 mg", price: 300, stock: 1, isActive: false },
  );
  expect(await look()).toEqual([expect.stringContaining("5 mg")]);
});

test("what is not on sale is no news", async () => {
  const productId = await newProduct(1);
  await db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  expect(await look()).toEqual([]);
});

test("the owner's number counts, and nothing is told while alerts are off", async () => {
  await newProduct(12);
  expect(await look()).toEqual([]);
  await saveSettings(owner, { low_stock_number: "13", low_stock_alerts: "false" });
  expect(await look()).toEqual([]);
  await saveSettings(owner, { low_stock_alerts: "true", contact_email: "" });
  expect(await look()).toEqual([]);
  await saveSettings(owner, { contact_email: "desk@shop.example" });
  expect(await look()).toEqual([`Low stock: Vial ${made}`]);
});
