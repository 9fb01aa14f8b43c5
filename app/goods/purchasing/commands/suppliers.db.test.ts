import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makeSupplier, makeSupplierItem } from "../factories.ts";
import { supplierForm } from "../input.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { suppliersFor } from "../queries/list-suppliers.server.ts";
import { findSupplierItem, listSupplierItems } from "../queries/supplier-items.server.ts";
import { purchaseOrders, suppliers } from "../tables.server.ts";
import { addSupplierItem } from "./add-supplier-item.server.ts";
import { supplierCommands } from "./supplier.server.ts";
import { removeSupplierItem } from "./remove-supplier-item.server.ts";
import { saveSupplierItem } from "./save-supplier-item.server.ts";

const { ctx, db, as } = await testContext();
const { save, archive, restore } = supplierCommands;
const productId = await makeProduct(ctx, { name: "Glow" });
const facts = (name: string) => supplierForm.parse({ name, email: "", leadDays: "21" });
const terms = { supplierSku: "GL-1", packSize: 10, lastCost: 12_550 };

test.each(["visitor", "support", "fulfilment"] as const)("%s changes no supplier", async (who) => {
  const supplier = await makeSupplier(ctx);
  const actor = as(who);
  const itemId = await makeSupplierItem(ctx, { supplierId: supplier.id, productId });
  const about = { supplierId: supplier.id, itemId };
  expect([
    await save(actor, facts("Nobody")),
    await save(actor, facts("Nobody"), { id: supplier.id, version: 1 }),
    await archive(actor, supplier.id),
    await restore(actor, supplier.id),
    await addSupplierItem(actor, { ...terms, ...about, item: { productId, variantId: null } }),
    await saveSupplierItem(actor, terms, { ...about, id: itemId, version: 1 }),
    await removeSupplierItem(actor, about),
  ]).toEqual(Array.from({ length: 7 }, () => ({ ok: false, reason: "forbidden" })));
});

test("a supplier is saved over the version that was read, and no other", async () => {
  const { id } = await makeSupplier(ctx, { name: "Cebu Labs" });
  expect(await save(ctx, facts("Cebu Labs Inc"), { id, version: 1 })).toMatchObject({
    ok: true,
  });
  expect(await save(ctx, facts("Other"), { id, version: 1 })).toMatchObject({
    reason: "changed_meanwhile",
  });
  const [now] = await db.select().from(suppliers).where(eq(suppliers.id, id));
  expect(now).toMatchObject({ name: "Cebu Labs Inc", leadDays: 21, version: 2, isActive: false });
  const history = await historyOf(db, { type: "supplier", id });
  expect(history.map(({ action }) => action)).toEqual(["supplier.created", "supplier.changed"]);
});

test("of suppliers that take one name at once, one gets it", async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => save(ctx, facts("Only One"))));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const [one, two] = [await makeSupplier(ctx), await makeSupplier(ctx)];
  const renamed = await Promise.all(
    [one, two].map(({ id }) => save(ctx, facts("Same"), { id, version: 1 })),
  );
  expect(renamed.map((saved) => (saved.ok ? "ok" : saved.reason)).toSorted()).toEqual([
    "ok",
    "taken",
  ]);
});

test("a supplier with something on its way is not archived; any other is, and comes back", async () => {
  const { id, name } = await makeSupplier(ctx);
  const draft = { supplierId: id, state: "draft", createdAt: ctx.now } as const;
  const orderId = ctx.ids.newId();
  await db
    .insert(purchaseOrders)
    .values({ ...draft, id: orderId, number: "PO-1", formKey: ctx.ids.newId() });
  expect(await archive(ctx, id)).toEqual({
    ok: false,
    reason: "has_open",
    open: 1,
  });
  await db.delete(purchaseOrders).where(eq(purchaseOrders.id, orderId));
  expect(await archive(ctx, id)).toMatchObject({ ok: true });
  const shown = async (show: "active" | "archived") => {
    const query = { search: name, filters: { show }, sort: "name" };
    const { rows } = await readPart(suppliersFor(db, query), query);
    return rows.map((row) => row.name);
  };
  expect([await shown("active"), await shown("archived")]).toEqual([[], [name]]);
  expect(await save(ctx, facts(name), { id, version: 2 })).toMatchObject({
    reason: "archived",
  });
  await restore(ctx, id);
  expect(await shown("active")).toEqual([name]);
});

test("an item is sold once by a supplier, as they call and pack it", async () => {
  const { id: supplierId } = await makeSupplier(ctx);
  const item = { productId, variantId: null };
  const add = () => addSupplierItem(ctx, { supplierId, item, ...terms });
  const added = await Promise.all([add(), add(), add()]);
  expect(added.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual([
    "item_taken",
    "item_taken",
    "ok",
  ]);
  const gone = { productId: crypto.randomUUID(), variantId: null };
  expect(await addSupplierItem(ctx, { supplierId, item: gone, ...terms })).toMatchObject({
    reason: "item_gone",
  });
  const [sold] = await listSupplierItems(db, supplierId);
  expect(sold).toMatchObject({ name: "Glow", ...terms, version: 1 });
  const edited = { id: sold?.id ?? "", version: 1, supplierId };
  const cheaper = { ...terms, lastCost: 9_900 };
  expect(await saveSupplierItem(ctx, cheaper, edited)).toMatchObject({ ok: true });
  expect(await saveSupplierItem(ctx, terms, edited)).toMatchObject({ reason: "changed_meanwhile" });
  expect(await findSupplierItem(db, supplierId, edited.id)).toMatchObject({ lastCost: 9_900 });
  const other = await makeSupplier(ctx);
  expect(await removeSupplierItem(ctx, { supplierId: other.id, itemId: edited.id })).toMatchObject({
    reason: "not_found",
  });
  expect(await removeSupplierItem(ctx, { supplierId, itemId: edited.id })).toMatchObject({
    ok: true,
  });
  expect(await listSupplierItems(db, supplierId)).toEqual([]);
});
