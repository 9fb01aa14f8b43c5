import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { testContext } from "#tests/context.ts";
import { makeCategory, makeProduct } from "../factories.ts";
import { categories, products } from "../tables.server.ts";
import { activeCategories, popularByCategory } from "./browse.server.ts";

const { ctx, db } = await testContext();

const beauty = await makeCategory(ctx, { name: "Beauty", sortOrder: 2 });
const weight = await makeCategory(ctx, { name: "Weight Loss", sortOrder: 1 });
const hidden = await makeCategory(ctx, { name: "Hidden", sortOrder: 0 });
await makeCategory(ctx, { name: "Balance", sortOrder: 2 });
await db.update(categories).set({ isActive: false }).where(eq(categories.id, hidden));

const glow = await makeProduct(ctx, {
  name: "Glow",
  categoryId: beauty,
  price: pesos(5_900),
  description: "A 100% blend for skin_care.",
});
const ghk = await makeProduct(ctx, {
  name: "GHK-Cu",
  categoryId: beauty,
  price: pesos(6_750),
  shortDescription: "A copper peptide.",
});
await makeProduct(ctx, {
  name: "Tirzepatide",
  categoryId: weight,
  price: pesos(12_500),
  description: String.raw`Back\slash inside.`,
  featured: true,
  stock: null,
});
await makeProduct(ctx, { name: "Withdrawn", categoryId: beauty, isActive: false });
await makeProduct(ctx, { name: "Supplies Kit", kind: "supply" });
await db
  .update(products)
  .set({ sold30d: 7, ratingAvg: 4.2, ratingCount: 3 })
  .where(eq(products.id, glow));
await db.update(products).set({ ratingAvg: 4.8, ratingCount: 1 }).where(eq(products.id, ghk));

describe("activeCategories", () => {
  it("orders by position, then by name, and leaves out what is switched off", async () => {
    const found = await activeCategories(db);
    expect(found.map(({ slug }) => slug)).toEqual(["weight-loss", "balance", "beauty"]);
  });
});

describe("popularByCategory", () => {
  it("names the best selling first", async () => {
    const popular = await popularByCategory(db);
    expect(popular.get(beauty)).toEqual(["Glow", "GHK-Cu"]);
    expect(popular.get(weight)).toEqual(["Tirzepatide"]);
  });

  it("names three at most", async () => {
    const many = await makeCategory(ctx, { name: "Many" });
    for (const name of ["D", "C", "B", "A"]) await makeProduct(ctx, { name, categoryId: many });
    expect((await popularByCategory(db)).get(many)).toEqual(["A", "B", "C"]);
  });
});
