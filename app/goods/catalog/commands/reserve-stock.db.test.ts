import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { until } from "#tests/until.ts";
import { makeProduct } from "../factories.ts";
import { adjustStock } from "./adjust-stock.server.ts";
import { reserveStock } from "./reserve-stock.server.ts";

const { ctx, db } = await testContext();

const waits = async () => {
  const { rows } = await db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
};

test("an order is refused what a correction at the same moment takes away", async () => {
  const productId = await makeProduct(ctx, { name: "Vial", stock: 3 });
  const lines = [{ productId, variantId: null, quantity: 2 }];
  const reserve = () => inTransaction(ctx, (tx) => reserveStock(tx, ctx.ids.newId(), lines));
  const reserving = await inTransaction(ctx, async (tx) => {
    await adjustStock(tx, { productId, by: -2, reason: "two vials broke" });
    const begun = reserve();
    await until("the order waits for the correction", 5_000, waits);
    return { begun };
  });
  expect(await reserving.begun).toMatchObject({ ok: false, reason: "out_of_stock" });
});
