import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
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

await makeProduct(ctx, { name: "GHK-Cu", categoryId: beauty });
const glow = await makeProduct(ctx, { name: "Glow", categoryId: beauty });
await db.update(products).set({ sold30d: 7 }).where(eq(products.id, glow));
await makeProduct(ctx, { name: "Tirzepatide", categoryId: weight });
await makeProduct(ctx, { name: "Withdrawn", categoryId: beauty, isActive: false });

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

  it("leaves out what nobody can order: sold out, or to be approved first", async () => {
    const categoryId = await makeCategory(ctx, { name: "Mixed" });
    await makeProduct(ctx, { name: "Sold out", categoryId, stock: 0 });
    await makeProduct(ctx, { name: "Retatrutide", categoryId, clearance: "required" });
    await makeProduct(ctx, { name: "NAD+", categoryId });
    expect((await popularByCategory(db)).get(categoryId)).toEqual(["NAD+"]);
  });

  it("names three at most", async () => {
    const many = await makeCategory(ctx, { name: "Many" });
    for (const name of ["D", "C", "B", "A"]) await makeProduct(ctx, { name, categoryId: many });
    expect((await popularByCategory(db)).get(many)).toEqual(["A", "B", "C"]);
  });
});
