import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { testContext } from "#tests/context.ts";
import { makeCategory, makeProduct } from "../factories.ts";
import type { Sort } from "../rules/listing-params.ts";
import { products } from "../tables.server.ts";
import { COUNTED_UP_TO, PAGE_SIZE } from "./listing-pages.server.ts";
import { listProducts } from "./listing.server.ts";

const { ctx, db } = await testContext();

const beauty = await makeCategory(ctx, { name: "Beauty" });
const weight = await makeCategory(ctx, { name: "Weight Loss" });

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
await makeProduct(ctx, {
  name: "Semaglutide",
  categoryId: weight,
  price: pesos(13_000),
  keywords: "ozempic, wegovy",
});
await makeProduct(ctx, { name: "Withdrawn", categoryId: beauty, isActive: false });
await makeProduct(ctx, { name: "Supplies Kit", kind: "supply" });
await db
  .update(products)
  .set({ sold30d: 7, ratingAvg: 4.2, ratingCount: 3 })
  .where(eq(products.id, glow));
await db.update(products).set({ ratingAvg: 4.8, ratingCount: 1 }).where(eq(products.id, ghk));

async function names(search: string, sort: Sort = "popular", categoryId?: string) {
  const within = categoryId ? { categoryId } : {};
  const found = await listProducts(db, { search, sort, page: 1, ...within });
  return found.products.map(({ name }) => name);
}

/** The matches of a misspelled search; undefined if the search was not treated as one. */
async function alike(search: string) {
  const found = await listProducts(db, { search, sort: "popular", page: 1 });
  return found.approximate ? found.products.map(({ name }) => name) : undefined;
}

describe("listProducts", () => {
  it.each<[Sort, string[]]>([
    ["featured", ["Tirzepatide", "Glow", "GHK-Cu", "Semaglutide"]],
    ["popular", ["Glow", "Tirzepatide", "GHK-Cu", "Semaglutide"]],
    ["price-asc", ["Glow", "GHK-Cu", "Tirzepatide", "Semaglutide"]],
    ["price-desc", ["Semaglutide", "Tirzepatide", "GHK-Cu", "Glow"]],
    ["rating", ["GHK-Cu", "Glow", "Semaglutide", "Tirzepatide"]],
  ])("by %s", async (sort, order) => {
    expect(await names("", sort)).toEqual(order);
  });

  it("stays within a category", async () => {
    expect(await names("", "price-asc", beauty)).toEqual(["Glow", "GHK-Cu"]);
    expect(await names("tirz", "popular", beauty)).toEqual([]);
  });

  it.each([
    ["glow", ["Glow"]],
    ["COPPER", ["GHK-Cu"]],
    ["weight loss", ["Tirzepatide", "Semaglutide"]],
    ["blend", ["Glow"]],
    ["withdrawn", []],
    ["supplies", []],
  ])("finds %j in name, texts and category", async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it.each([
    ["ozempic", ["Semaglutide"]],
    ["OZEMPIC wegovy", ["Semaglutide"]],
    ["sema", ["Semaglutide"]],
    ["100%", ["Glow"]],
    ["blends", ["Glow"]],
    ["ghk cu", ["GHK-Cu"]],
    ["ghk-cu", ["GHK-Cu"]],
    ["the copper", ["GHK-Cu"]],
    ["glow copper", []],
  ])("finds %j by brand, beginning, stem and every one of its words", async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it.each([
    ["semaglutyd", ["Semaglutide"]],
    ["ozempik", ["Semaglutide"]],
    ["tirzepitide", ["Tirzepatide"]],
    ["Tirzepatid e", ["Tirzepatide"]],
    ["glow", undefined],
    ["paracetamol", undefined],
  ])("takes %j for a misspelt name when nothing is called that: %j", async (search, found) => {
    expect(await alike(search)).toEqual(found);
  });

  it.each(["%", "_", "\\", "' or true --", "& | !", "a:*b", ":*"])(
    "takes the operators in %j for nothing at all",
    async (search) => {
      const every = await names("");
      expect((await names(search)).length).toBeLessThan(every.length);
    },
  );

  it.each(["'", "';drop table products;--", "$9", "<script>", "👩‍⚕️", "\u202e", "%".repeat(100)])(
    "survives %j",
    async (search) => {
      expect(await names(search)).toEqual([]);
    },
  );

  it("counts what can still be ordered", async () => {
    const found = await listProducts(db, { search: "", sort: "price-asc", page: 1 });
    expect(found.products.map(({ name, available }) => [name, available])).toEqual([
      ["Glow", 10],
      ["GHK-Cu", 10],
      ["Tirzepatide", 0],
      ["Semaglutide", 10],
    ]);
  });
});

describe("its pages", () => {
  it("hold 24 each, every product once, and say how many there are", async () => {
    const categoryId = await makeCategory(ctx, { name: "Many" });
    for (let n = 1; n <= 30; n += 1)
      await makeProduct(ctx, { name: `Same ${n % 2}`, slug: `many-${n}`, categoryId });
    const page = (n: number) =>
      listProducts(db, { search: "", sort: "popular", page: n, categoryId });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(
      [first, second, third].map(({ products: { length }, count }) => [length, count]),
    ).toEqual([
      [24, 30],
      [6, 30],
      [0, 30],
    ]);
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  it("are in order, and counted up to a limit, also where a search finds more", async () => {
    await db.execute(sql`
      insert into products (id, slug, sku, name, kind, price, is_active, regulatory_status, clearance,
        safety_text, sold_30d, created_at, updated_at)
      select gen_random_uuid(), 'frequent-' || n, 'F-' || n, 'Frequent ' || n, 'product', 100, true,
        'not_a_medicine', 'none', 'Ask first.', n, now(), now()
      from generate_series(1, 1100) as n`);
    const page = (n: number) => listProducts(db, { search: "frequent", sort: "popular", page: n });
    const second = await page(2);
    expect([second.count, second.more]).toEqual([COUNTED_UP_TO.search, true]);
    expect([(await page(45)).hasNext, (await page(46)).hasNext]).toEqual([true, false]);
    expect(second.products.map(({ slug }) => slug)).toEqual(
      Array.from({ length: PAGE_SIZE }, (_, n) => `frequent-${1100 - PAGE_SIZE - n}`),
    );
    const { products: none, ...behind } = await page(100);
    const { search, shelf } = COUNTED_UP_TO;
    expect(none).toEqual([]);
    expect(behind).toEqual({ count: search, more: true, hasNext: false, approximate: false });
    const far = await listProducts(db, { search: "", sort: "popular", page: 45 });
    expect([far.count, far.more, far.hasNext]).toEqual([shelf, true, true]);
    const few = await listProducts(db, { search: "frequent 1100", sort: "popular", page: 1 });
    expect([few.count, few.products.map(({ slug }) => slug)]).toEqual([1, ["frequent-1100"]]);
  });
});
