import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makeProduct } from "../factories.ts";
import { stockLevels } from "../tables.server.ts";
import { adjustStock } from "./adjust-stock.server.ts";

const { ctx, db, as } = await testContext();

let made = 0;
const newProduct = () => makeProduct(ctx, { name: `Vial ${(made += 1)}`, stock: 3 });

async function onHandOf(productId: string) {
  const its = eq(stockLevels.productId, productId);
  const [level] = await db.select().from(stockLevels).where(its);
  return level?.onHand;
}

const auditOf = (productId: string) =>
  db
    .select({ before: auditLog.before, after: auditLog.after, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.action, "stock.adjusted"), eq(auditLog.subjectId, productId)));

test("a correction is on the shelf and in the audit log, with its reason", async () => {
  const productId = await newProduct();
  const before = await auditOf(productId);
  const adjusted = await adjustStock(ctx, { productId, by: -2, reason: "two vials broke" });
  expect(adjusted).toEqual({ ok: true, value: { onHand: 1 } });
  expect(await onHandOf(productId)).toBe(1);
  expect((await auditOf(productId)).slice(before.length)).toEqual([
    { before: { onHand: 3 }, after: { onHand: 1 }, reason: "two vials broke" },
  ]);
});

test("more than is there cannot be taken away, even by two at once", async () => {
  const productId = await newProduct();
  const take = () => adjustStock(ctx, { productId, by: -2, reason: "test" });
  const results = await Promise.all([take(), take()]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, reason: "below_reserved" });
  expect(await onHandOf(productId)).toBe(1);
});

test.each(["visitor", "customer", "support", "clinician", "marketing"] as const)(
  "%s may not correct stock",
  async (role) => {
    const productId = await newProduct();
    const refused = await adjustStock(as(role), { productId, by: 5, reason: "test" });
    expect(refused).toEqual({ ok: false, reason: "forbidden" });
    expect(await onHandOf(productId)).toBe(3);
  },
);
