import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import { importItems } from "#app/running/imports/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeCategory, makeProduct, makeVariants } from "../../../factories.ts";
import type { BulkEdit } from "../../../rules/bulk-edits.ts";
import { priceHistory, products, productVariants } from "../../../tables.server.ts";
import { productEdits } from "./product-edits.server.ts";
import { showBulk } from "./show-bulk.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const shown = {
  images: [{ picture: "glow", alt: "A vial" }],
  description: "It is one.",
  shortDescription: "One.",
};

let made = 0;
type Facts = Partial<Parameters<typeof makeProduct>[1]> & { tags?: string[] };

async function product({ tags, ...facts }: Facts = {}): Promise<string> {
  made += 1;
  const slug = `edited-${made}`;
  const sold = { name: `Edited ${made}`, slug, price: 100_000, ...shown };
  const id = await makeProduct(ctx, { ...sold, ...facts });
  if (tags) await db.update(products).set({ tags }).where(eq(products.id, id));
  return id;
}

const tableOf = (ids: readonly string[], edits: readonly BulkEdit[]) => ({
  name: "A change",
  header: ["id"],
  rows: ids.map((id, index) => ({ no: index + 1, cells: [id] })),
  options: edits.map((edit) => JSON.stringify(edit)),
});

async function plan(ids: readonly string[], ...edits: BulkEdit[]) {
  const started = await startImport(manager, productEdits, tableOf(ids, edits));
  if (!started.ok) throw new Error(started.reason);
  const { id } = started.value;
  return { id, items: await itemsOf(id) };
}

const itemsOf = async (importId: string) =>
  db
    .select()
    .from(importItems)
    .where(eq(importItems.importId, importId))
    .orderBy(importItems.position);

const pricesOf = async (...ids: string[]) => {
  const { id, price } = products;
  const rows = await db.select({ id, price }).from(products).where(inArray(id, ids));
  return ids.map((one) => rows.find((row) => row.id === one)?.price);
};

const variantPrices = async (productId: string) =>
  (
    await db
      .select({ price: productVariants.price })
      .from(productVariants)
      .where(eq(productVariants.productId, productId))
      .orderBy(productVariants.position)
  ).map(({ price }) => price);

const percent = (amount: number): BulkEdit => ({
  field: "price",
  change: { op: "percent", amount },
});

test("prices of products and of variants change together, and are undone together", async () => {
  const plain = await product();
  const sized = await product();
  await makeVariants(ctx, sized, { value: "S", price: 50_000 }, { value: "M", price: 99_995 });
  const { id, items } = await plan([plain, sized], percent(1_000));
  expect(items.map(({ outcome }) => outcome)).toEqual(["change", "change"]);
  expect(items[0]?.changes).toEqual([{ label: "Price, in pesos", from: "1000", to: "1100" }]);
  expect(items[1]?.changes.map(({ from, to }) => [from, to])).toContainEqual(["₱500", "₱550"]);
  expect(await pricesOf(plain)).toEqual([100_000]);

  expect(await applyImport(manager, productEdits, id)).toMatchObject({ ok: true });
  expect(await pricesOf(plain, sized)).toEqual([110_000, 55_000]);
  expect(await variantPrices(sized)).toEqual([55_000, 109_995]);
  const asked = await db.select().from(priceHistory).where(eq(priceHistory.productId, plain));
  expect(asked.some(({ price }) => price === 110_000)).toBe(true);

  expect(await revertImport(manager, productEdits, id)).toMatchObject({ ok: true });
  expect(await pricesOf(plain, sized)).toEqual([100_000, 50_000]);
  expect(await variantPrices(sized)).toEqual([50_000, 99_995]);
});

test("what will be passed over is named before, each with its own reason", async () => {
  const cheap = await product({ price: 5_000 });
  const fine = await product();
  const archived = await product();
  await db
    .update(products)
    .set({ archivedAt: ctx.now, isActive: false })
    .where(eq(products.id, archived));
  const { id, items } = await plan([cheap, fine, archived], {
    field: "price",
    change: { op: "add", amount: -5_000 },
  });
  expect(items.map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ["refuse", expect.stringContaining("the price would be zero or less")],
    ["change", null],
    ["refuse", "Archived. Restore it first."],
  ]);
  await applyImport(manager, productEdits, id);
  expect(await pricesOf(cheap, fine, archived)).toEqual([5_000, 95_000, 100_000]);

  const saving = await plan([fine], {
    field: "compare_at_price",
    change: { op: "set", amount: 900_000 },
  });
  expect(saving.items[0]).toMatchObject({
    outcome: "refuse",
    problem: expect.stringContaining("charged within the last 90 days"),
  });
  const none = await plan([fine], { field: "compare_at_price", change: { op: "add", amount: 1 } });
  expect(none.items[0]?.problem).toContain("no compare-at price to change");
  const bare = await product({ images: [], isActive: false });
  const hidden = await plan([bare, fine], { field: "is_active", to: "true" });
  expect(hidden.items.map(({ outcome }) => outcome)).toEqual(["refuse", "same"]);
  expect(hidden.items[0]?.problem).toContain("The product stays hidden.");
});

test("category, tags and costs change together in one go", async () => {
  const categoryId = await makeCategory(ctx, { name: "Bulk area" });
  const one = await product({ tags: ["old"] });
  const { id } = await plan(
    [one],
    { field: "category_id", to: categoryId },
    { field: "tags", op: "add", tags: ["old", "new"] },
    { field: "cost_per_item", change: { op: "set", amount: 0 } },
    { field: "featured", to: "true" },
  );
  await applyImport(manager, productEdits, id);
  const [now] = await db.select().from(products).where(eq(products.id, one));
  expect(now).toMatchObject({
    categoryId,
    tags: ["old", "new"],
    costPerItem: 0,
    featured: true,
    isActive: true,
  });
});

test("what somebody saved meanwhile is left alone, and the others are changed", async () => {
  const mine = await product();
  const theirs = await product();
  const { id } = await plan([mine, theirs], percent(1_000));
  await db.update(products).set({ price: 120_000, version: 5 }).where(eq(products.id, theirs));
  // Pressed twice at once, it runs once.
  const pressed = await Promise.all([
    applyImport(manager, productEdits, id),
    applyImport(manager, productEdits, id),
  ]);
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await pricesOf(mine, theirs)).toEqual([110_000, 120_000]);
  const [, late] = await itemsOf(id);
  expect(late).toMatchObject({
    result: "failed",
    problem: expect.stringContaining("in the meantime"),
  });

  await db.update(products).set({ price: 90_000, version: 9 }).where(eq(products.id, mine));
  await revertImport(manager, productEdits, id);
  expect(await pricesOf(mine)).toEqual([90_000]);
  expect((await itemsOf(id))[0]).toMatchObject({
    reverted: "stays",
    revertNote: "Changed since then: Price, in pesos.",
  });
});

test("who may only read the catalogue changes nothing", async () => {
  const id = await product();
  const reader = as("support");
  const table = tableOf([id], [percent(1_000)]);
  expect(await startImport(reader, productEdits, table)).toMatchObject({ reason: "forbidden" });
  const planned = await plan([id], percent(1_000));
  expect(await applyImport(reader, productEdits, planned.id)).toMatchObject({
    reason: "forbidden",
  });
  expect(await pricesOf(id)).toEqual([100_000]);
});

test("the grid says what the chosen products have, and where they differ", async () => {
  const one = await product({ tags: ["a"], featured: true });
  const other = await product({ price: 250_050, tags: ["a"] });
  const { names, fields } = await showBulk(db, new URLSearchParams({ ids: `${one},${other},x` }));
  expect(names).toHaveLength(2);
  const now = Object.fromEntries(fields.map(({ field, now: text }) => [field, text]));
  expect(now).toMatchObject({
    price: "Mixed: ₱1,000 to ₱2,500.50",
    compare_at_price: "None",
    tags: "a",
    is_active: "Active",
    featured: "Mixed: Yes (1), No (1)",
  });
});
