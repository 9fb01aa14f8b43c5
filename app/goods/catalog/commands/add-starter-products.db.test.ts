import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makeCategory, makeProduct } from "../factories.ts";
import { missingToPublish } from "../rules/publish-checks.ts";
import { categories, products, stockLevels } from "../tables.server.ts";
import { addStarterProducts } from "./add-starter-products.server.ts";

const { ctx, db, as } = await testContext();

beforeEach(async () => {
  await db.delete(stockLevels);
  await db.delete(products);
  await db.delete(categories);
});

test("an empty shop gets nine products in six categories, listed and without stock", async () => {
  expect(await addStarterProducts(as("manager"), "storefront")).toMatchObject({
    ok: true,
  });
  const rows = await db.select().from(products);
  expect(rows).toHaveLength(9);
  expect(await db.$count(categories)).toBe(6);
  const levels = await db.select({ onHand: stockLevels.onHand }).from(stockLevels);
  expect(levels.map(({ onHand }) => onHand)).toEqual(rows.map(() => 0));
  expect(rows.flatMap(missingToPublish)).toEqual([]);
  expect(rows.every(({ isActive, categoryId }) => isActive && categoryId)).toBe(true);
  expect(rows.find(({ slug }) => slug === "retatrutide")).toMatchObject({
    price: 1_450_000,
    regulatoryStatus: "investigational",
    clearance: "required",
    vialAmount: null,
  });
  expect(await db.$count(auditLog, eq(auditLog.action, "product.created"))).toBe(9);
});

test("what is there already stays as it is, whether by address, SKU or name", async () => {
  const glow = await makeProduct(ctx, { name: "Our Glow", slug: "glow", price: 100, stock: null });
  await makeProduct(ctx, { name: "Klow vial", sku: "PM-KLOW-01", price: 200, stock: null });
  const beauty = await makeCategory(ctx, { name: "Beauty", slug: "skin" });
  const added = await addStarterProducts(ctx, "reference");
  expect(added.ok && added.value.added).toHaveLength(7);
  const [kept] = await db.select().from(products).where(eq(products.id, glow));
  expect(kept).toMatchObject({ name: "Our Glow", price: 100, version: 1 });
  const [ghk] = await db.select().from(products).where(eq(products.slug, "ghk-cu"));
  expect(ghk).toMatchObject({ price: 14_900, categoryId: beauty });
  expect(await db.$count(categories)).toBe(6);
  expect(await addStarterProducts(ctx, "reference")).toMatchObject({ value: { added: [] } });
});

test("two people at once add each product once", async () => {
  await Promise.all([addStarterProducts(ctx, "storefront"), addStarterProducts(ctx, "storefront")]);
  expect(await db.$count(products)).toBe(9);
  expect(await db.$count(categories)).toBe(6);
});

test("who only reads the catalogue adds nothing", async () => {
  const tried = await addStarterProducts(as("support"), "storefront");
  expect(tried).toMatchObject({ ok: false, reason: "forbidden" });
  expect(await db.$count(products)).toBe(0);
});
