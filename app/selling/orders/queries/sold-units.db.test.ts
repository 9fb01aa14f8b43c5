import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { makeOrder } from "../factories.ts";
import { refreshPopularity } from "../jobs.server.ts";
import { orders } from "../tables.server.ts";

const { ctx, db, pool, at } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
const unsold = await makeProduct(ctx, { name: "Klow" });

async function popularity(id: string): Promise<number | undefined> {
  await pool.query("select graphile_worker.add_job($1)", [refreshPopularity.name]);
  await drainJobs(pool, { tasks: [refreshPopularity], listeners: {}, schedule: [] });
  const [product] = await db.select().from(products).where(eq(products.id, id));
  return product?.sold30d;
}

const order = async (quantity: number, state: Partial<typeof orders.$inferInsert>, when = ctx) => {
  const id = await makeOrder(when, { productId, quantity });
  await db.update(orders).set(state).where(eq(orders.id, id));
};

test("only what was paid and kept in 30 days is popular", async () => {
  await order(1, { status: "delivered", paymentStatus: "paid" });
  await order(2, { status: "confirmed", paymentStatus: "partially_refunded" });
  await order(4, { status: "pending", paymentStatus: "unpaid" });
  await order(8, { status: "pending", paymentStatus: "awaiting_transfer" });
  await order(16, { status: "cancelled", paymentStatus: "paid" });
  await order(16, { status: "refunded", paymentStatus: "refunded" });
  const longAgo = at(addDays(ctx.now, -31));
  await order(32, { status: "delivered", paymentStatus: "paid" }, longAgo);
  await db.update(products).set({ sold30d: 7 }).where(eq(products.id, unsold));
  expect(await popularity(productId)).toBe(3);
  expect(await popularity(unsold)).toBe(0);
});
