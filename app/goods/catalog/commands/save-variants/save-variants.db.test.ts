import { and, asc, eq, isNotNull } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { describe, expect, it } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeProduct } from "../../factories.ts";
import type { VariantsInput } from "../../input.ts";
import { findSellable } from "../../queries/sellable.server.ts";
import { soldVariants } from "../../queries/variants.server.ts";
import { productVariants, products } from "../../tables.server.ts";
import { adjustStock } from "../adjust-stock.server.ts";
import { saveVariants } from "./save-variants.server.ts";

const { ctx, db, as } = await testContext();

const small = variant("5 mg", 500);
const large = variant("10 mg", 900);

function variant(value: string, price: number, given: Partial<VariantsInput["variants"][0]> = {}) {
  const sku = `${value} ${ctx.ids.newId()}`.slice(0, 40);
  return {
    option1Value: value,
    option2Value: null,
    sku,
    price,
    compareAtPrice: null,
    isActive: true,
    ...given,
  };
}

let made = 0;
async function newProduct() {
  made += 1;
  const productId = await makeProduct(ctx, { name: `Vial ${made}`, price: 700, stock: 4 });
  const save = (...variants: VariantsInput["variants"]) =>
    saveVariants(ctx, { productId, option1Name: "Vial size", option2Name: null, variants });
  return { productId, save };
}

const archivedOf = async (productId: string) =>
  (
    await db
      .select({ name: productVariants.variantName })
      .from(productVariants)
      .where(and(eq(productVariants.productId, productId), isNotNull(productVariants.archivedAt)))
  ).map(({ name }) => name);

const fresh = () => [
  { ...small, sku: ctx.ids.newId() },
  { ...large, sku: ctx.ids.newId() },
];
const priceOf = async (productId: string) =>
  (
    await db
      .select({
        price: products.price,
        compareAtPrice: products.compareAtPrice,
        highestPrice: products.highestPrice,
      })
      .from(products)
      .where(eq(products.id, productId))
  )[0];

describe("a product that gets variants", () => {
  it("may give each a picture, of those that the product has", async () => {
    const { productId, save } = await newProduct();
    const images = [{ picture: "glow", alt: "A vial" }];
    await db.update(products).set({ images }).where(eq(products.id, productId));
    const strange = await save(variant("5 mg", 500), variant("10 mg", 900, { picture: "klow" }));
    expect(strange).toEqual({ ok: false, reason: "picture_gone", index: 1 });
    await save(variant("5 mg", 500), variant("10 mg", 900, { picture: "glow" }));
    await save(variant("5 mg", 500, { picture: null }), variant("10 mg", 900));
    expect((await soldVariants(db, productId)).map(({ picture }) => picture)).toEqual([
      null,
      "glow",
    ]);
  });

  it("costs from the lowest to the highest of them, and is not sold bare any more", async () => {
    const { productId, save } = await newProduct();
    expect(await findSellable(db, productId, null)).toMatchObject({ available: 4 });
    expect(await save(...fresh())).toMatchObject({ ok: true });
    expect(await priceOf(productId)).toEqual({
      price: 500,
      compareAtPrice: null,
      highestPrice: 900,
    });
    expect(await findSellable(db, productId, null)).toBeUndefined();
    expect(await soldVariants(db, productId)).toMatchObject([
      { option1Value: "5 mg", price: 500, available: 0 },
      { option1Value: "10 mg", price: 900, available: 0 },
    ]);
  });

  it("sells each by its own name, price and stock", async () => {
    const { productId, save } = await newProduct();
    const saved = await save(...fresh());
    const [first = "", second = ""] = saved.ok ? saved.value.ids : [];
    await adjustStock(ctx, { productId, variantId: second, by: 3, reason: "test" });
    expect(await findSellable(db, productId, first)).toMatchObject({ price: 500, available: 0 });
    expect(await findSellable(db, productId, second)).toMatchObject({
      name: `Vial ${made}, 10 mg`,
      price: 900,
      available: 3,
    });
  });
});

describe("saving again", () => {
  it("keeps ids, also when two swap their values and SKUs", async () => {
    const { productId, save } = await newProduct();
    const [a, b] = fresh();
    const saved = await save(a!, b!);
    const [first, second] = saved.ok ? saved.value.ids : [];
    const swapped = await save({ ...b!, id: first, price: 500 }, { ...a!, id: second, price: 900 });
    expect(swapped).toMatchObject({ ok: true, value: { ids: [first, second] } });
    expect((await soldVariants(db, productId)).map((v) => [v.id, v.option1Value])).toEqual([
      [first, "10 mg"],
      [second, "5 mg"],
    ]);
  });

  it("stops selling what is left out, and sells it again by the same id", async () => {
    const { productId, save } = await newProduct();
    const [a, b] = fresh();
    const saved = await save({ ...a!, stock: 2 }, b!);
    await save(b!);
    expect((await soldVariants(db, productId)).map((v) => v.option1Value)).toEqual(["10 mg"]);
    expect(await priceOf(productId)).toMatchObject({ price: 900, highestPrice: 900 });
    expect(await archivedOf(productId)).toEqual(["5 mg"]);
    expect(await save(a!, b!)).toEqual(saved);
    expect(await archivedOf(productId)).toEqual([]);
  });

  it("deletes what nothing names", async () => {
    const { productId, save } = await newProduct();
    const [a, b] = fresh();
    await save(a!, b!);
    await save(b!);
    expect(await db.$count(productVariants, eq(productVariants.productId, productId))).toBe(1);
  });

  it("begins a new one with its stock by a movement, and draws the SKU that was left empty", async () => {
    const { productId, save } = await newProduct();
    await save({ ...small, sku: "", stock: 7 });
    const [sold] = await soldVariants(db, productId);
    expect(sold).toMatchObject({ available: 7, sku: expect.stringMatching(/^PROD-[A-Z]{6}$/) });
    const id = sold?.id ?? "";
    await save({ ...small, id, sku: "", stock: 9 });
    expect(await soldVariants(db, productId)).toMatchObject([{ id, available: 7, sku: sold?.sku }]);
  });

  it("calls one as staff name it", async () => {
    const { productId, save } = await newProduct();
    await save({ ...small, sku: "", variantName: "Starter vial" });
    const [sold] = await soldVariants(db, productId);
    expect(sold?.variantName).toBe("Starter vial");
    expect(await findSellable(db, productId, sold?.id ?? null)).toMatchObject({
      name: `Vial ${made}, Starter vial`,
    });
  });

  it("takes a variant without a price as long as it is not on sale", async () => {
    const { productId, save } = await newProduct();
    await save({ ...small, sku: "" }, { ...large, sku: "", price: 0, isActive: false });
    expect(await priceOf(productId)).toMatchObject({ price: 500, highestPrice: 500 });
  });

  it("from a version that was saved over meanwhile changes nothing", async () => {
    const { productId, save } = await newProduct();
    const input = { productId, option1Name: "Size", option2Name: null };
    const [a, b] = fresh();
    expect(await saveVariants(ctx, { ...input, variants: [a!] }, 1)).toMatchObject({ ok: true });
    expect(await saveVariants(ctx, { ...input, variants: [b!] }, 1)).toEqual({
      ok: false,
      reason: "changed_meanwhile",
    });
    expect(await soldVariants(db, productId)).toMatchObject([{ option1Value: "5 mg" }]);
    await save(b!);
    expect(await saveVariants(ctx, { ...input, variants: [a!] }, 3)).toMatchObject({ ok: true });
  });

  it("strikes through a price only where it was asked for within 90 days", async () => {
    const { productId, save } = await newProduct();
    const [a] = fresh();
    const saved = await save(a!);
    const [id = ""] = saved.ok ? saved.value.ids : [];
    const reduced = { ...a!, id, price: 400, compareAtPrice: 500 };
    expect(await save(reduced)).toMatchObject({ ok: false, reason: "compare_at_unproven" });
    const later = { ...ctx, now: addDays(ctx.now, 3) };
    const input = { productId, option1Name: "Size", option2Name: null, variants: [reduced] };
    expect(await saveVariants(later, input)).toMatchObject({ ok: true });
    const invented = { ...input, variants: [{ ...reduced, compareAtPrice: 800 }] };
    expect(await saveVariants(later, invented)).toMatchObject({ index: 0 });
    const gone = { ...ctx, now: addDays(ctx.now, 95) };
    expect(await saveVariants(gone, input)).toMatchObject({ reason: "compare_at_unproven" });
  });

  it("sells the product itself once no variant is on sale", async () => {
    const { productId, save } = await newProduct();
    await save(...fresh());
    expect(await save()).toMatchObject({ ok: true });
    expect(await priceOf(productId)).toMatchObject({ price: 500, highestPrice: null });
    expect(await findSellable(db, productId, null)).toMatchObject({ price: 500, available: 4 });
  });

  it("by two at once leaves the variants of one of them", async () => {
    const { productId, save } = await newProduct();
    const answers = await Promise.all([save(...fresh()), save(...fresh()), save(...fresh())]);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await soldVariants(db, productId)).toHaveLength(2);
    expect(await db.$count(productVariants, eq(productVariants.productId, productId))).toBe(2);
  });
});

describe("it is refused, and changes nothing,", () => {
  it.each(["support", "fulfilment", "clinician", "marketing", "customer", "visitor"] as const)(
    "to a %s",
    async (who) => {
      const { productId } = await newProduct();
      const input = { productId, option1Name: "Size", option2Name: null, variants: fresh() };
      expect(await saveVariants(as(who), input)).toEqual({
        ok: false,
        reason: "forbidden",
      });
      expect(await soldVariants(db, productId)).toEqual([]);
    },
  );

  it("for a SKU that another product has", async () => {
    const [other, own] = [await newProduct(), await newProduct()];
    const [taken, free] = fresh();
    await other.save(taken!);
    expect(
      await own.save(free!, { ...large, option1Value: "20 mg", sku: taken!.sku }),
    ).toMatchObject({
      reason: "taken",
    });
    expect(await soldVariants(db, own.productId)).toEqual([]);
  });

  it("for a product that is not there, or an add-on", async () => {
    const kit = await makeProduct(ctx, { name: "Kit", kind: "supply" });
    for (const productId of [ctx.ids.newId(), kit]) {
      const input = { productId, option1Name: "Size", option2Name: null, variants: fresh() };
      expect(await saveVariants(ctx, input)).toMatchObject({ reason: "not_found" });
    }
  });

  it.each([
    ["two of the same", [small, { ...small, sku: "x" }]],
    ["two of one SKU", [small, { ...large, sku: small.sku }]],
    ["a second value that nobody asked for", [{ ...small, option2Value: "3 vials" }]],
    ["a price of nothing", [{ ...small, price: 0 }]],
    ["no value", [{ ...small, option1Value: " " }]],
  ])("for %s", async (_, variants) => {
    const { save } = await newProduct();
    await expect(save(...variants)).rejects.toThrow(/variants|option1Value/);
  });
});

it("leaves a row in the audit log, with what was there before", async () => {
  const { productId, save } = await newProduct();
  await save(...fresh());
  const rows = await db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, productId), eq(auditLog.action, "product.variants_saved")))
    .orderBy(asc(auditLog.at));
  expect(rows).toMatchObject([
    {
      before: { variants: "", "5 mg price": null },
      after: { variants: "5 mg, 10 mg", "first option": "Vial size", "5 mg price": 500 },
    },
  ]);
});

it("leaves everything whole", async () => {
  expect(await checkInvariants(db)).toEqual([]);
});
