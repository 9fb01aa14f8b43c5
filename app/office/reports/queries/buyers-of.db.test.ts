import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder } from "../factories.ts";
import { readCohorts } from "../rules/cohorts.ts";
import { buyersOf } from "./buyers-of.server.ts";
import { cohortsOf } from "./cohorts.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
const lines = [{ productId, price: 10_000 }] as const;

const customerId = ctx.ids.newId();
await db.insert(customers).values({ id: customerId, email: "ana@example.test" });

const paid = (paidAt: string, who: object) => makePaidOrder(ctx, paidAt, { lines, ...who });
const ana = { customerId, email: "ana@example.test" };

// Ana has an account. The guest with her address is treated as another person, since no one proved
// the mailbox.
await paid("2026-01-10T04:00:00Z", ana);
await paid("2026-03-05T04:00:00Z", { ...ana, email: "other@example.test" });
await paid("2026-03-06T04:00:00Z", { email: "ANA@example.test" });
await paid("2026-03-07T04:00:00Z", { email: "ana@example.test" });
await paid("2026-02-28T16:30:00Z", { email: "ben@example.test" });
await paid("2026-02-01T04:00:00Z", { email: "cleo@example.test", status: "cancelled" });
await paid("2026-03-05T05:00:00Z", { email: "cleo@example.test" });
await paid("2026-04-05T05:00:00Z", { email: "cleo@example.test" });

test("counts each buyer once, and knows who had bought before", async () => {
  expect(await buyersOf(db, { from: "2026-03-01", to: "2026-03-31" })).toEqual([
    { day: "2026-03-01", new: 1, returning: 0, again: 0, orders: 1 },
    { day: "2026-03-05", new: 1, returning: 1, again: 1, orders: 2 },
    { day: "2026-03-06", new: 1, returning: 0, again: 1, orders: 2 },
  ]);
});

test("says of each month's new buyers in which months they bought again", async () => {
  const days = { from: "2026-02-01", to: "2026-04-30" };
  const rows = await cohortsOf(db, days);
  expect(rows).toEqual([
    { cohort: "2026-03", month: "2026-03", buyers: 3 },
    { cohort: "2026-03", month: "2026-04", buyers: 1 },
  ]);
  expect(readCohorts(rows, days)).toEqual([
    { month: "2026-02", buyers: 0, again: [0, 0] },
    { month: "2026-03", buyers: 3, again: [1] },
    { month: "2026-04", buyers: 0, again: [] },
  ]);
});
