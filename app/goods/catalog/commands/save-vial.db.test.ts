import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { makeProduct, makeVariants } from "../factories.ts";
import { orderableItems } from "../queries/orderable.server.ts";
import { searchProducts } from "../queries/search.server.ts";
import { allVials } from "../queries/vials.server.ts";
import { saveVial } from "./save-vial.server.ts";

const { ctx, db, as } = await testContext();

const tenMg = { amount: 10, unit: "mg" } as const;
const soldAs = async (id: string) => (await orderableItems(db, [id])).map(({ name }) => name);

it("names a product by its vial wherever it is sold, and is on record", async () => {
  const productId = await makeProduct(ctx, { name: "Named" });
  expect(await soldAs(productId)).toEqual(["Named"]);
  expect(await saveVial(ctx, { productId, was: "", vial: tenMg })).toMatchObject({ ok: true });
  expect(await soldAs(productId)).toEqual(["Named, 10 mg vial"]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, productId));
  expect(entries.filter(({ action }) => action === "product.vial_changed")).toMatchObject([
    { before: { vial: "" }, after: { vial: "10 mg" } },
  ]);
});

it("leaves a variant the name that says its strength", async () => {
  const productId = await makeProduct(ctx, { name: "Sized", vialAmount: 3, vialUnit: "mg" });
  await makeVariants(ctx, productId, { value: "5 mg", price: 500 }, { value: "10 mg", price: 900 });
  expect(await soldAs(productId)).toEqual(["Sized, 5 mg", "Sized, 10 mg"]);
});

it("overwrites nothing that the form did not show, and repeats what is so already", async () => {
  const productId = await makeProduct(ctx, { name: "Raced", vialAmount: 5, vialUnit: "mg" });
  expect(await saveVial(ctx, { productId, was: "", vial: tenMg })).toMatchObject({
    ok: false,
    reason: "changed",
  });
  const both = [1, 2].map(() => saveVial(ctx, { productId, was: "5 mg", vial: tenMg }));
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await saveVial(ctx, { productId, was: "10 mg", vial: undefined })).toMatchObject({
    ok: true,
  });
  const rows = await allVials(db);
  expect(rows.find(({ id }) => id === productId)).toMatchObject({ vialAmount: null });
});

it("is refused to who may not change products", async () => {
  const productId = await makeProduct(ctx, { name: "Guarded" });
  const visitor = as("support");
  expect(await saveVial(visitor, { productId, was: "", vial: tenMg })).toMatchObject({
    ok: false,
    reason: "forbidden",
  });
});

it("is found by its strength", async () => {
  const productId = await makeProduct(ctx, { name: "Findable", vialAmount: 7.5, vialUnit: "mg" });
  const search = "findable 7.5 mg";
  const found = await searchProducts(db, { search, sort: "popular", page: 1 });
  expect(found).toMatchObject({ approximate: false, products: [{ id: productId }] });
});
