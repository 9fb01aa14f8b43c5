import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { soldMedications } from "./sold-medications.server.ts";

const { ctx, db } = await testContext();

test("what is sold is what shoppers find", async () => {
  const id = await makeProduct(ctx, { name: "Semaglutide", slug: "semaglutide" });
  expect(await soldMedications(db)).toEqual(new Map([["semaglutide", "semaglutide"]]));
  await db.update(products).set({ isActive: false }).where(eq(products.id, id));
  expect(await soldMedications(db)).toEqual(new Map());
});
