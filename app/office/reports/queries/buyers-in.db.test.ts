import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder } from "../factories.ts";
import { sql } from "drizzle-orm";
import { buyersIn } from "./buyers-in.server.ts";

const { ctx, db } = await testContext();

test("counts everyone once in each of two periods", async () => {
  const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
  const lines = [{ productId, price: 10_000 }] as const;
  const paid = (paidAt: string, email: string, more = {}) =>
    makePaidOrder(ctx, paidAt, { lines, email, ...more });
  await paid("2026-03-01T15:00:00Z", "ana@example.test");
  await paid("2026-03-01T16:00:00Z", "ana@example.test");
  await paid("2026-03-01T17:00:00Z", "ANA@example.test");
  await paid("2026-03-02T04:00:00Z", "ben@example.test");
  await paid("2026-03-02T04:00:00Z", "cleo@example.test", { status: "cancelled" });
  await paid("2026-02-28T04:00:00Z", "dan@example.test");

  const [days, before] = [
    { from: "2026-03-02", to: "2026-03-02" },
    { from: "2026-03-01", to: "2026-03-01" },
  ];
  const { rows } = await db.execute(sql`select ${buyersIn(days, before)} as buyers`);
  expect(rows).toEqual([{ buyers: { now: 2, before: 1 } }]);
});
