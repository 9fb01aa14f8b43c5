import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import { customers } from "#app/modules/customers/tables.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { soldMedications } from "./sold-medications.server.ts";
import { usesDosing } from "./uses-dosing.server.ts";

const { ctx, db, as } = await testContext();

test("the calculator opens with the first paid order, and for an owner", async () => {
  const userId = ctx.ids.newId();
  const own = as(await accountOf(ctx, "customer", { userId }));
  expect(await usesDosing(own)).toBe(false);
  await db.update(customers).set({ orderCount: 1 }).where(eq(customers.userId, userId));
  expect(await usesDosing(own)).toBe(true);
  expect(await usesDosing(as(await accountOf(ctx, "admin")))).toBe(true);
  expect(await usesDosing(as(await accountOf(ctx, "support")))).toBe(false);
  expect(await usesDosing(as(actorOf("visitor")))).toBe(false);
});

test("what is sold is what shoppers find", async () => {
  const id = await makeProduct(ctx, { name: "Semaglutide", slug: "semaglutide" });
  expect(await soldMedications(db)).toEqual(["semaglutide"]);
  await db.update(products).set({ isActive: false }).where(eq(products.id, id));
  expect(await soldMedications(db)).toEqual([]);
});
