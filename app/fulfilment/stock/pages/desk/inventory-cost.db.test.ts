import { expect, test } from "vitest";
import { setCost } from "#app/goods/catalog/commands/set-cost.server.ts";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { productFigures } from "#app/goods/catalog/queries/staff-products.server.ts";
import { makeSupplier, makeSupplierItem } from "#app/goods/purchasing/factories.ts";
import { itemsToCount } from "../../queries/items-to-count.server.ts";
import { stockFigures } from "../../queries/list-stock.server.ts";
import { testContext } from "#tests/context.ts";

const { ctx, db } = await testContext();
const LIMITS = { units: 10, days: 0 };
const ALL = { search: "", filters: { show: "all" }, sort: "days" };

test("stock is worth what its product costs, else what a supplier asks", async () => {
  const glow = await makeProduct(ctx, { name: "Glow", stock: 10 });
  const klow = await makeProduct(ctx, { name: "Klow", stock: 10 });
  await makeProduct(ctx, { name: "Of no known cost", stock: 10 });
  const sizes = await makeProduct(ctx, { name: "In sizes", stock: null });
  const [small] = await makeVariants(
    ctx,
    sizes,
    { value: "5 mg", price: 500, stock: 10 },
    { value: "10 mg", price: 900, stock: 10 },
  );
  await setCost(ctx, { productId: klow, cost: 700 });
  await setCost(ctx, { productId: sizes, cost: 100 });
  const { id: cheap } = await makeSupplier(ctx);
  const { id: dear } = await makeSupplier(ctx);
  await makeSupplierItem(ctx, { supplierId: cheap, productId: glow, lastCost: 300 });
  await makeSupplierItem(ctx, { supplierId: dear, productId: glow, lastCost: 400 });
  await makeSupplierItem(ctx, {
    supplierId: dear,
    productId: sizes,
    variantId: small ?? null,
    lastCost: 50,
  });

  const worth = 10 * (300 + 700 + 50 + 100);
  expect(await productFigures(db, LIMITS)).toMatchObject({ cost: worth });
  expect(await stockFigures(db, ALL, LIMITS)).toMatchObject({ cost: worth, costed: 4, count: 5 });
  const { items } = await itemsToCount(db, { scope: "all", category: "", shelf: "" });
  const costs = items.map(({ unitCost }) => unitCost ?? 0);
  expect(costs.toSorted((a, b) => a - b)).toEqual([0, 50, 100, 300, 700]);
});
