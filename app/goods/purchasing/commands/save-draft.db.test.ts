import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makePurchaseOrder, makeSupplierItem } from "../factories.ts";
import { findPurchaseOrder, linesOf } from "../queries/find-order.server.ts";
import { markSent } from "./mark-sent.server.ts";
import { saveDraft } from "./save-draft.server.ts";

const { ctx, db } = await testContext();
const newProduct = () =>
  makeProduct(ctx, { name: `Glow ${crypto.randomUUID().slice(0, 8)}`, stock: 3 });

/** A draft with 20 units of one item, and a second item of the supplier. */
async function aDraft() {
  const [first, second] = [await newProduct(), await newProduct()];
  const { orderId: id, supplierId } = await makePurchaseOrder(ctx, {
    productId: first,
    sent: false,
  });
  await makeSupplierItem(ctx, { supplierId, productId: second, packSize: 5 });
  return { id, first, second };
}

const draft = (...units: [productId: string, quantity: number][]) => ({
  expectedOn: "2027-01-05",
  notes: "Keep it cold",
  lines: units.map(([productId, quantity]) => {
    return { productId, variantId: null, quantity, unitCost: 9_900 };
  }),
});

const quantities = async (id: string) =>
  (await linesOf(db, id)).map(({ productId, quantity }) => [productId, quantity]);

test("a draft takes other lines, a day and a note; two who change it at once do so one by one", async () => {
  const { id, first, second } = await aDraft();
  const both = await Promise.all([
    saveDraft(ctx, draft([second, 15], [first, 30]), { id, version: 1 }),
    saveDraft(ctx, draft([second, 15], [first, 30]), { id, version: 1 }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "changed_meanwhile" });
  expect(await quantities(id)).toEqual([
    [second, 15],
    [first, 30],
  ]);
  expect(await findPurchaseOrder(db, id)).toMatchObject({
    expectedOn: "2027-01-05",
    notes: "Keep it cold",
    version: 2,
  });
});

test("what was sent is not changed, nor does a draft order what its supplier does not sell", async () => {
  const { id, first } = await aDraft();
  const other = await newProduct();
  const gone = await saveDraft(ctx, draft([first, 5], [other, 5]), { id, version: 1 });
  expect(gone).toEqual({ ok: false, reason: "item_gone" });
  await markSent(ctx, { orderId: id, version: 1, how: "by phone" });
  const late = await saveDraft(ctx, draft([first, 5]), { id, version: 2 });
  expect(late).toEqual({ ok: false, reason: "not_now" });
  expect(await quantities(id)).toEqual([[first, 20]]);
});
