import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { cartInput } from "#app/selling/cart/input.ts";
import { makeCategory } from "#app/goods/catalog/factories.ts";
import { listProducts } from "#app/goods/catalog/queries/listing.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { ordersFor, readDesk } from "#app/selling/orders/queries/list-orders.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { growOrders } from "./grow-orders.ts";
import { growProducts } from "./grow-products.ts";

const { ctx, db } = await testContext();

await publishLegalTexts(ctx);
for (const name of ["Beauty", "Longevity"]) await makeCategory(ctx, { name });
await db.transaction(async (tx) => {
  await growProducts({ ...ctx, db: tx }, 1, 40);
  await growProducts({ ...ctx, db: tx }, 41, 60);
  await growOrders({ ...ctx, db: tx }, 200);
});
await db.transaction((tx) => growOrders({ ...ctx, db: tx }, 100));

test("there are as many as were asked for, and everything holds that holds in a shop", async () => {
  expect([await db.$count(products), await db.$count(orders)]).toEqual([60, 300]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("a cart accepts every sample product, and an address every sample order", async () => {
  const productIds = await db.select({ id: products.id }).from(products);
  const orderIds = await db.select({ id: orders.id }).from(orders);
  const added = (productId: string) => cartInput.safeParse({ intent: "add", productId }).success;
  expect(productIds.filter(({ id }) => !added(id))).toEqual([]);
  expect(orderIds.filter(({ id }) => !z.uuid().safeParse(id).success)).toEqual([]);
});

test("the samples are spread over the areas, and found by their words and numbers", async () => {
  const spread = await db.execute(
    sql`select count(*)::int as n from products group by category_id`,
  );
  expect(spread.rows).toEqual([{ n: 30 }, { n: 30 }]);
  const found = await listProducts(db, { search: "sample 17", sort: "popular", page: 1 });
  expect(found.products.map(({ slug }) => slug)).toEqual(["sample-17"]);
});

test("the newest orders wait for somebody, and all are in the back-office's list", async () => {
  expect((await readDesk(db)).counts).toMatchObject({ "to-confirm": 3 });
  const every = { search: "", filters: {}, sort: "-created" };
  const { rows: newest } = await readPart(ordersFor(db, every), every);
  expect(newest).toHaveLength(50);
  expect(newest[0]?.createdAt).toEqual(ctx.now);
});

test("a number grows beyond its six digits", async () => {
  await db.execute(sql`select setval('order_numbers', 1234567)`);
  await db.transaction((tx) => growOrders({ ...ctx, db: tx }, 2));
  const year = ctx.now.getUTCFullYear() % 100;
  expect(await db.$count(orders, eq(orders.orderNumber, `PM-${year}-1234569`))).toBe(1);
});
