import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { newPhoto } from "#tests/new-photo.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { makeProduct, makeVariants } from "../factories.ts";
import { findStaffProduct, productFigures } from "../queries/staff-products.server.ts";
import type { ProductFacts } from "../rules/product-facts.ts";
import { PHOTO_FILES } from "../rules/picture-terms.ts";
import { products } from "../tables.server.ts";
import { addProduct } from "./add-product.server.ts";
import { duplicateProduct } from "./duplicate-product.server.ts";
import { removeProduct } from "./remove-product.server.ts";
import { restoreProduct } from "./restore-product.server.ts";
import { saveProduct } from "./save-product.server.ts";
import { toggleProduct } from "./toggle-product.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const support = as(await accountOf(ctx, "support"));

let made = 0;
const facts = (given: Partial<ProductFacts> = {}): ProductFacts => ({
  name: "Serum",
  slug: `serum-${(made += 1)}`,
  kind: "product",
  categoryId: null,
  shortDescription: "A serum.",
  description: "A serum for a test.",
  tags: [],
  keywords: "",
  featured: false,
  isActive: false,
  price: 100_000,
  compareAtPrice: null,
  costPerItem: 40_000,
  sku: "",
  vialAmount: null,
  vialUnit: null,
  seoTitle: "",
  seoDescription: "",
  regulatoryStatus: "not_registered",
  registrationNo: null,
  clearance: "none",
  courseWeeksMin: null,
  courseWeeksMax: null,
  monthlyFactor: null,
  benefits: [],
  howItWorks: "",
  usage: "",
  storage: "",
  contraindications: [],
  interactions: [],
  safetyText: "Ask first.",
  sources: [],
  ...given,
});

async function add(given: Partial<ProductFacts> = {}, stock?: number): Promise<string> {
  const saved = await saveProduct(manager, { facts: facts(given), ...(stock && { stock }) });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value.id;
}

async function rowOf(id: string) {
  const row = await findStaffProduct(db, id);
  if (!row) throw new Error("no product");
  return row;
}

/** Saves the product as it is now, with these changes. */
async function change(id: string, given: Partial<ProductFacts>, at = ctx.now) {
  const row = await rowOf(id);
  const names = Object.keys(facts()) as (keyof ProductFacts)[];
  const now = Object.fromEntries(names.map((name) => [name, row[name]])) as ProductFacts;
  const edited = { id, version: row.version };
  return saveProduct({ ...manager, now: at }, { facts: { ...now, ...given } }, edited);
}

const withPicture = (id: string) =>
  db
    .update(products)
    .set({ images: [{ picture: "glow", alt: "A vial" }] })
    .where(eq(products.id, id));

describe("a new product", () => {
  it("is shown at once with a photo, and leaves no file when it is refused", async () => {
    const folder = await temporaryFolder();
    const store = createDiskFiles(folder).area(PHOTO_FILES);
    const photo = { sent: await newPhoto(), alt: "A jar" };
    const shown = facts({ isActive: true });
    expect(await addProduct(support, store, { facts: shown, photo })).toMatchObject({
      reason: "forbidden",
    });
    const added = await addProduct(manager, store, { facts: shown, photo });
    if (!added.ok) throw new Error(added.reason);
    const { isActive, images } = await rowOf(added.value.id);
    expect({ isActive, images }).toMatchObject({
      isActive: true,
      images: [{ alt: "A jar", upload: { width: 720 } }],
    });
    const files = () => readdir(path.join(folder, PHOTO_FILES));
    const before = await files();
    const again = await addProduct(manager, store, { facts: shown, photo });
    expect(again).toMatchObject({ reason: "slug_taken" });
    expect(await files()).toEqual(before);
    const broken = { ...photo, sent: new Uint8Array([1, 2]) };
    expect(await addProduct(manager, store, { facts: facts(), photo: broken })).toMatchObject({
      reason: "not_a_picture",
    });
  });

  it("is hidden, with an SKU that the shop drew and the stock it begins with", async () => {
    const row = await rowOf(await add({}, 12));
    expect(row).toMatchObject({ isActive: false, onHand: 12, reserved: 0, version: 1 });
    expect(row.sku).toMatch(/^PROD-[A-Z]{6}$/);
  });

  test.each([
    ["slug_taken", { slug: "taken" }],
    ["sku_taken", { sku: "TAKEN" }],
    ["price_needed", { price: 0 }],
    ["category_gone", { categoryId: "01a20b3a-0efc-7782-9419-3d67090f7665" }],
    ["compare_at_unproven", { compareAtPrice: 200_000 }],
    ["not_ready", { isActive: true }],
  ])("is refused: %s", async (reason, given) => {
    if (reason === "slug_taken") await add({ slug: "taken", sku: "TAKEN" });
    expect(await saveProduct(manager, { facts: facts(given) })).toMatchObject({ reason });
  });

  it("of two with one address at once is added once", async () => {
    const one = () => saveProduct(manager, { facts: facts({ slug: "at-once" }) });
    const answers = await Promise.all([one(), one(), one()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "slug_taken")).toHaveLength(
      2,
    );
  });

  it("is refused to whose role may not", async () => {
    expect(await saveProduct(support, { facts: facts() })).toMatchObject({ reason: "forbidden" });
    const id = await add();
    expect(await toggleProduct(support, id, true)).toMatchObject({ reason: "forbidden" });
    expect(await removeProduct(support, id)).toMatchObject({ reason: "forbidden" });
    expect(await duplicateProduct(support, id)).toMatchObject({ reason: "forbidden" });
    expect(await restoreProduct(support, id)).toMatchObject({ reason: "forbidden" });
  });
});

describe("a change", () => {
  it("of what somebody else saved meanwhile is refused", async () => {
    const id = await add();
    await change(id, { name: "First" });
    const late = await saveProduct(manager, { facts: facts() }, { id, version: 1 });
    expect(late).toEqual({ ok: false, reason: "changed_meanwhile" });
    expect((await rowOf(id)).name).toBe("First");
  });

  it("shows a price struck through only when it was asked for", async () => {
    const id = await makeProduct(ctx, { name: "Once dearer", price: 300_000 });
    expect(await change(id, { price: 250_000, compareAtPrice: 400_000 })).toMatchObject({
      reason: "compare_at_unproven",
    });
    await withPicture(id);
    const [later, latest] = [1, 2].map((minutes) => addMinutes(ctx.now, minutes));
    const reduced = { price: 250_000, shortDescription: "x", description: "x" };
    expect(await change(id, reduced, later)).toMatchObject({ ok: true });
    expect(await change(id, { compareAtPrice: 300_000 }, latest)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ price: 250_000, compareAtPrice: 300_000 });
  });

  it("leaves the price to the variants where there are some", async () => {
    const id = await add();
    await makeVariants(
      ctx,
      id,
      { value: "5 mg", price: 90_000 },
      { value: "10 mg", price: 150_000 },
    );
    expect(await change(id, { price: 1 })).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ price: 90_000, highestPrice: 150_000 });
  });
});

describe("shoppers see it", () => {
  it("once nothing is missing, and no longer when it is archived", async () => {
    const id = await add({ safetyText: "" });
    expect(await toggleProduct(manager, id, true)).toMatchObject({
      reason: "not_ready",
      missing: ["safetyText", "picture"],
    });
    await withPicture(id);
    await change(id, { safetyText: "Ask first." });
    expect(await toggleProduct(manager, id, true)).toMatchObject({ ok: true });
    expect((await rowOf(id)).isActive).toBe(true);
  });

  it("is deleted when nothing names it, and archived when its stock has moved", async () => {
    const [unused, used] = [await add(), await add({}, 3)];
    expect(await removeProduct(manager, unused)).toMatchObject({ value: { how: "deleted" } });
    expect(await findStaffProduct(db, unused)).toBeUndefined();
    expect(await removeProduct(manager, used)).toMatchObject({ value: { how: "archived" } });
    expect(await change(used, { name: "Later" })).toMatchObject({ reason: "archived" });
    expect(await toggleProduct(manager, used, true)).toMatchObject({ reason: "archived" });
    expect(await restoreProduct(manager, used)).toMatchObject({ ok: true });
    expect(await rowOf(used)).toMatchObject({ archivedAt: null, isActive: false });
  });
});

it("a copy is hidden, and has an address and an SKU of its own", async () => {
  const id = await add({ slug: "original", tags: ["a"] }, 5);
  const [one, two] = [await duplicateProduct(manager, id), await duplicateProduct(manager, id)];
  if (!one.ok || !two.ok) throw new Error("not copied");
  expect(await rowOf(one.value.id)).toMatchObject({
    name: "Serum (copy)",
    slug: "original-copy",
    tags: ["a"],
    onHand: 0,
    isActive: false,
  });
  expect((await rowOf(two.value.id)).slug).toBe("original-copy-2");
});

const limits = { units: 10, days: 14 };

it("the figures add up what lies on the shelf, also of variants", async () => {
  const before = await productFigures(db, limits);
  await add({ price: 100_000, costPerItem: 40_000 }, 12);
  const id = await add({ costPerItem: null });
  await makeVariants(ctx, id, { value: "5 mg", price: 90_000, stock: 2 });
  await db.update(products).set({ isActive: true }).where(eq(products.id, id));
  const after = await productFigures(db, limits);
  expect(after.total - before.total).toBe(2);
  expect(after.retail - before.retail).toBe(12 * 100_000 + 2 * 90_000);
  expect(after.cost - before.cost).toBe(12 * 40_000);
  expect(after.low - before.low).toBe(1);
});
