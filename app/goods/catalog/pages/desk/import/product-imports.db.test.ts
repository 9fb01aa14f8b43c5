import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { forgetImports } from "#app/running/imports/commands/forget-imports.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { planImport } from "#app/running/imports/commands/plan-import.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import type { SingleNoun } from "#app/running/imports/queries/import-noun.server.ts";
import { imports } from "#app/running/imports/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { tableOf, tryProductImports } from "#tests/try-product-imports.ts";
import { addStarterProducts } from "../../../commands/add-starter-products.server.ts";
import { makeProduct, makeVariants } from "../../../factories.ts";
import { products, productVariants, stockLevels, stockMovements } from "../../../tables.server.ts";
import { exportParts } from "../export-products.server.ts";
import { EXPORT_HEAD } from "../export-rows.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { productList } from "../../../views/product-list.ts";
import { productImports } from "./product-imports.server.ts";

const { ctx, db, as } = await testContext();
const shown = {
  images: [{ picture: "glow", alt: "A vial" }],
  description: "It is one.",
  shortDescription: "One.",
};
const manager = as(await accountOf(ctx, "manager"));
const { upload, apply, itemsOf, productAt } = tryProductImports(manager);

test("what is exported is imported without a change, formulas and variants included", async () => {
  await addStarterProducts(ctx, "storefront");
  const odd = { description: "=1+1\n\n'+63", shortDescription: '-20 °C; “cold”, "dry"' };
  const id = await makeProduct(ctx, {
    name: "@Odd",
    slug: "odd",
    benefits: ["'=x", "a, b"],
    ...odd,
  });
  await makeVariants(
    ctx,
    id,
    { value: "5 mg", price: 100_000 },
    { value: "10 mg", price: 150_000 },
  );
  await db
    .update(productVariants)
    .set({ weight: 85 })
    .where(and(eq(productVariants.productId, id), eq(productVariants.option1Value, "10 mg")));
  const rows: string[][] = [[...EXPORT_HEAD]];
  const all = readListQuery(productList, new URLSearchParams());
  for await (const part of exportParts(db, all)) rows.push(...part);
  expect(rows).toHaveLength(1 + 10 + 2);
  const weight = EXPORT_HEAD.indexOf("weight");
  expect(rows.filter((row) => row[0] === "odd").map((row) => row[weight])).toEqual(["", "", "85"]);
  const items = await itemsOf(await upload(...rows));
  expect(items).toHaveLength(10);
  expect(items.map(({ outcome, problem, changes }) => [outcome, problem, changes])).toEqual(
    items.map(() => ["same", null, []]),
  );
});

test("rows add, change and are refused, each by itself, and are reverted by one press", async () => {
  await makeProduct(ctx, { name: "Balm", slug: "balm", price: 100_000, ...shown });
  const importId = await upload(
    ["slug", "name", "sku", "price", "description", "is_active"],
    ["balm", "Balm two", "SKU-balm", "1,250.50", "Ours.", "true"],
    ["", "New serum", "NEW-1", "900", "A serum.", "true"],
    ["bad", "Bad price", "BAD-1", "free", "", ""],
  );
  const planned = await itemsOf(importId);
  expect(planned.map(({ outcome, rows }) => [outcome, rows])).toEqual([
    ["change", [2]],
    ["add", [3]],
    ["refuse", [4]],
  ]);
  expect(planned[0]?.changes).toContainEqual({
    label: "Price, in pesos",
    from: "1000",
    to: "1250.50",
  });
  expect(planned[1]?.notes.join(" ")).toContain("The product stays hidden.");
  await apply(importId);
  expect(await productAt("balm")).toMatchObject({ name: "Balm two", price: 125_050 });
  expect(await productAt("new-serum")).toMatchObject({ sku: "NEW-1", isActive: false });
  expect(await productAt("bad")).toBeUndefined();

  expect(await revertImport(manager, productImports, importId)).toMatchObject({ ok: true });
  await carryOut(ctx, productImports, importId);
  expect(await productAt("balm")).toMatchObject({ name: "Balm", price: 100_000 });
  expect((await productAt("new-serum"))?.archivedAt).not.toBeNull();
  const [ended] = await db.select().from(imports).where(eq(imports.id, importId));
  expect(ended?.state).toBe("reverted");
});

test("the weight of a variant is changed, cleared, refused and given back by a revert", async () => {
  const id = await makeProduct(ctx, { name: "Kit", slug: "kit", ...shown });
  await makeVariants(ctx, id, { value: "S", price: 1_000 }, { value: "L", price: 2_000 });
  const own = eq(productVariants.productId, id);
  await db.update(productVariants).set({ weight: 40 }).where(own);
  const weights = async () =>
    (await db.select().from(productVariants).where(own).orderBy(productVariants.position)).map(
      ({ weight }) => weight,
    );
  const head = ["slug", "option1_value", "weight"];
  const [wrong] = await itemsOf(await upload(head, ["kit", "S", "12 kg"]));
  expect(wrong).toMatchObject({
    outcome: "refuse",
    problem: expect.stringContaining("Enter whole grams up to 30,000"),
  });
  const importId = await upload(head, ["kit", "S", "1250"], ["kit", "L", ""]);
  const [planned] = await itemsOf(importId);
  expect(planned?.changes).toEqual([
    { label: "S: Packed weight, in grams", from: "40", to: "1250" },
    { label: "L: Packed weight, in grams", from: "40", to: "" },
  ]);
  await apply(importId);
  expect(await weights()).toEqual([1_250, null]);
  await revertImport(manager, productImports, importId);
  await carryOut(ctx, productImports, importId);
  expect(await weights()).toEqual([40, 40]);
});

test("an import stays for thirty days, one at work for longer", async () => {
  const days = (count: number) => addDays(ctx.now, count);
  const head = ["slug", "name"];
  const ids: string[] = [];
  for (const name of ["left", "applied", "at work"]) ids.push(await upload(head, [name, name]));
  const [left = "", applied = "", atWork = ""] = ids;
  const set = (id: string, values: Partial<typeof imports.$inferInsert>) =>
    db.update(imports).set(values).where(eq(imports.id, id));
  await set(applied, { state: "applied", startedAt: days(10) });
  await set(atWork, { state: "applying", startedAt: ctx.now });
  const there = async () => {
    const rows = await db.select({ id: imports.id }).from(imports).where(inArray(imports.id, ids));
    return ids.filter((id) => rows.some((row) => row.id === id));
  };
  await forgetImports({ ...ctx, now: days(30) });
  expect(await there()).toEqual([left, applied, atWork]);
  await forgetImports({ ...ctx, now: days(31) });
  expect(await there()).toEqual([applied, atWork]);
  await forgetImports({ ...ctx, now: days(41) });
  expect(await there()).toEqual([atWork]);
});

test("what was changed between preview and apply, or since, is left as it is and named", async () => {
  const id = await makeProduct(ctx, { name: "Gel", slug: "gel", price: 100_000, ...shown });
  const first = await upload(["slug", "name"], ["gel", "Gel one"]);
  const second = await upload(["slug", "name"], ["gel", "Gel two"]);
  await apply(first);
  await apply(second);
  const [late] = await itemsOf(second);
  expect(late).toMatchObject({
    result: "failed",
    problem: expect.stringContaining("in the meantime"),
  });
  expect(await productAt("gel")).toMatchObject({ name: "Gel one" });
  await db.update(products).set({ name: "Gel by hand", version: 9 }).where(eq(products.id, id));
  await revertImport(manager, productImports, first);
  await carryOut(ctx, productImports, first);
  const [kept] = await itemsOf(first);
  expect(kept).toMatchObject({ reverted: "stays", revertNote: "Changed since then: Name." });
  expect(await productAt("gel")).toMatchObject({ name: "Gel by hand" });
});

test("a job that dies halfway is begun anew and does each row once", async () => {
  const rows = Array.from({ length: 6 }, (_, n) => [`once-${n}`, `Once ${n}`, `ONCE-${n}`, "10"]);
  const importId = await upload(["slug", "name", "sku", "price"], ...rows);
  let applied = 0;
  const dying: SingleNoun = {
    ...productImports,
    async apply(...given) {
      const done = await productImports.apply(...given);
      applied += 1;
      if (applied === 3) throw new Error("killed");
      return done;
    },
  };
  await expect(apply(importId, dying)).rejects.toThrow("killed");
  await Promise.all([
    carryOut(ctx, productImports, importId),
    carryOut(ctx, productImports, importId),
  ]);
  const items = await itemsOf(importId);
  expect(items.map(({ result }) => result)).toEqual(rows.map(() => "added"));
  for (const { subjectId } of items) {
    const [row] = await db.select().from(products).where(eq(products.id, subjectId!));
    expect(row?.version).toBe(1);
  }
});

test("stock is set only when that is ticked, as a correction, and not over a sale", async () => {
  const id = await makeProduct(ctx, { name: "Counted", slug: "counted", stock: 5 });
  const importId = await upload(
    ["slug", "name", "inventory_quantity"],
    ["counted", "Counted", "8"],
  );
  expect((await itemsOf(importId))[0]?.outcome).toBe("same");
  const columns = ["slug", "name", "inventory_quantity"];
  await planImport(manager, productImports, importId, { columns, options: ["set_stock"] });
  expect((await itemsOf(importId))[0]).toMatchObject({
    outcome: "change",
    changes: [{ label: "Stock on hand", from: "5", to: "8" }],
  });
  await apply(importId);
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, id));
  expect(level?.onHand).toBe(8);
  const moves = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.stockLevelId, level!.id));
  expect(moves.some(({ reason }) => reason === "Import of products.csv")).toBe(true);
});

test("Shopify's file becomes hidden products with their variants", async () => {
  const importId = await upload(
    [
      "Handle",
      "Title",
      "Body (HTML)",
      "Published",
      "Option1 Name",
      "Option1 Value",
      "Variant SKU",
      "Variant Price",
      "Variant Grams",
      "Image Src",
      "Status",
    ],
    [
      "tee",
      "Tee",
      "<p>Soft<br>cloth</p><script>x()</script><ul><li>One</li></ul>",
      "TRUE",
      "Size",
      "S",
      "TEE-S",
      "20.00",
      "150.4",
      "https://x.test/1.jpg",
      "active",
    ],
    ["tee", "", "", "", "", "M", "TEE-M", "22.00", "0", "", ""],
    ["tee", "", "", "", "", "", "", "", "", "https://x.test/2.jpg", ""],
    ["mug", "Mug", "", "TRUE", "Title", "Default Title", "MUG", "9.99", "320", "", "draft"],
  );
  const planned = await itemsOf(importId);
  expect(planned.map(({ outcome, rows, problem }) => [outcome, rows, problem])).toEqual([
    ["add", [2, 3, 4], null],
    ["add", [5], null],
  ]);
  expect(planned[0]?.notes.join(" ")).toContain("not downloaded");
  await apply(importId);
  const tee = await productAt("tee");
  expect(tee).toMatchObject({ description: "Soft\ncloth\n\n- One", price: 2_000, isActive: false });
  const sizes = await db
    .select({
      sku: productVariants.sku,
      price: productVariants.price,
      weight: productVariants.weight,
    })
    .from(productVariants)
    .where(eq(productVariants.productId, tee!.id))
    .orderBy(productVariants.position);
  expect(sizes).toEqual([
    { sku: "TEE-S", price: 2_000, weight: 150 },
    { sku: "TEE-M", price: 2_200, weight: null },
  ]);
  expect(await productAt("mug")).toMatchObject({ sku: "MUG", price: 999, weight: 320 });
});

test("who may only read the catalogue uploads nothing, and who lost the role applies nothing", async () => {
  const reader = as("support");
  const table = tableOf([
    ["slug", "name"],
    ["x-1", "X"],
  ]);
  expect(await startImport(reader, productImports, table)).toMatchObject({ reason: "forbidden" });
  const importId = await upload(["slug", "name", "price"], ["later", "Later", "10"]);
  await db
    .update(imports)
    .set({ state: "applying", startedBy: "nobody" })
    .where(eq(imports.id, importId));
  await carryOut(ctx, productImports, importId);
  expect((await itemsOf(importId))[0]).toMatchObject({
    result: "failed",
    problem: "Your role does not allow this.",
  });
});
