import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { tableOf, tryProductImports } from "#tests/try-product-imports.ts";
import { applyPrices } from "../../../commands/apply-prices.server.ts";
import { planPrice } from "../../../commands/plan-price.server.ts";
import { makeProduct, makeVariants } from "../../../factories.ts";
import { productVariants } from "../../../tables.server.ts";
import { productImports } from "./product-imports.server.ts";

const { ctx, db, as, at } = await testContext();
const shown = {
  images: [{ picture: "glow", alt: "A vial" }],
  description: "It is one.",
  shortDescription: "One.",
};
const manager = as(await accountOf(ctx, "manager"));
const { upload, apply, itemsOf, productAt } = tryProductImports(manager);

test("a product without a price, with a SKU or an address of another, is refused before", async () => {
  await makeProduct(ctx, { name: "Elixir", slug: "elixir", price: 100_000 });
  const importId = await upload(
    ["slug", "name", "sku", "price"],
    ["free-one", "Free one", "FREE-1", ""],
    ["", "Elixir", "", "10"],
    ["twin-1", "Twin", "TWIN", "10"],
    ["twin-2", "Twin two", "TWIN", "10"],
    ["elixir", "Elixir", "SKU-elixir", "0"],
  );
  const planned = await itemsOf(importId);
  expect(
    planned.map(({ outcome, problem }) => [outcome, problem?.split(" ", 5).join(" ")]),
  ).toEqual([
    ["refuse", "Price, in pesos: Enter an"],
    ["refuse", "Another product has the URL"],
    ["add", undefined],
    ["refuse", "Row 4 also has the"],
    ["refuse", "Price, in pesos: Enter an"],
  ]);
});

test("a refused variant says its own reason, and its product stays as it was", async () => {
  await makeProduct(ctx, { name: "Other", slug: "other", sku: "TAKEN-1" });
  const id = await makeProduct(ctx, { name: "Sized", slug: "sized", price: 100_000 });
  await makeVariants(ctx, id, { value: "S", price: 100_000 }, { value: "M", price: 150_000 });
  const head = ["slug", "sku", "option1_name", "option1_value", "price"];
  const taken = await upload(head, ["sized", "NEW-L", "Size", "L", "2000"]);
  // The address and SKU are taken between the preview and the job.
  await makeProduct(ctx, { name: "Late", slug: "late", sku: "NEW-L" });
  const raised = await upload(head, ["sized", "", "Size", "M", "1600"]);
  await apply(taken);
  expect((await itemsOf(taken))[0]).toMatchObject({
    result: "failed",
    problem: "L: another product has the SKU NEW-L. Use a different one.",
  });
  await apply(raised);
  expect((await itemsOf(raised))[0]).toMatchObject({ result: "changed", problem: null });
  const prices = await db
    .select({ price: productVariants.price })
    .from(productVariants)
    .where(eq(productVariants.productId, id))
    .orderBy(productVariants.position);
  expect(prices).toEqual([{ price: 100_000 }, { price: 160_000 }]);
  // The variants were saved after the preview, but the product's own version is the same.
  const stale = await upload(head, ["sized", "", "Size", "M", "1700"]);
  await makeVariants(ctx, id, { value: "S", price: 100_000 }, { value: "M", price: 175_000 });
  await apply(stale);
  expect((await itemsOf(stale))[0]).toMatchObject({ result: "failed" });
  await revertImport(manager, productImports, raised);
  await carryOut(ctx, productImports, raised);
  expect((await itemsOf(raised))[0]).toMatchObject({
    reverted: "stays",
    revertNote: "Changed since then: variants.",
  });
});

test("a planned price that begins stops an import of before, and an imported price outlasts it", async () => {
  const sold = { name: "On sale", slug: "on-sale", price: 100_000, safetyText: "Ask first." };
  const productId = await makeProduct(ctx, { ...sold, ...shown });
  const period = { startsAt: addDays(ctx.now, 1), endsAt: addDays(ctx.now, 3) };
  const sale = { productId, variantId: null, price: 80_000, compareAtPrice: 100_000, ...period };
  expect(await planPrice(ctx, sale)).toMatchObject({ ok: true });
  const head = ["slug", "price", "compare_at_price"];
  const early = await upload(head, ["on-sale", "900", ""]);
  await applyPrices(at(addDays(ctx.now, 1)));
  await apply(early);
  expect((await itemsOf(early))[0]).toMatchObject({ result: "failed" });
  expect(await productAt("on-sale")).toMatchObject({ price: 80_000, compareAtPrice: 100_000 });

  const on = (day: number) => ({ ...manager, now: addDays(ctx.now, day) });
  const table = tableOf([head, ["on-sale", "850", "1000"]]);
  const during = await startImport(on(2), productImports, table);
  if (!during.ok) throw new Error(during.reason);
  const { id } = during.value;
  expect(await applyImport(on(2), productImports, id)).toMatchObject({ ok: true });
  await carryOut(on(2), productImports, id);
  const own = { price: 85_000, compareAtPrice: 100_000 };
  expect(await productAt("on-sale")).toMatchObject(own);
  await applyPrices(at(addDays(ctx.now, 3)));
  expect(await productAt("on-sale")).toMatchObject(own);
  expect(await revertImport(on(4), productImports, id)).toMatchObject({ ok: true });
  await carryOut(on(4), productImports, id);
  expect((await itemsOf(id))[0]).toMatchObject({ reverted: "reverted", revertNote: null });
  expect(await productAt("on-sale")).toMatchObject({ price: 80_000 });
});
