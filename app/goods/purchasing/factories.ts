import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { markSent } from "./commands/mark-sent.server.ts";
import { addSupplierItem } from "./commands/add-supplier-item.server.ts";
import { createOrder } from "./commands/create-order.server.ts";
import { supplierCommands } from "./commands/supplier.server.ts";
import { supplierForm, type ItemTerms } from "./input.ts";
import { linesOf } from "./queries/find-order.server.ts";
import { listSupplierItems } from "./queries/supplier-items.server.ts";

let made = 0;

export async function makeSupplier(
  ctx: Ctx,
  given: Partial<Record<keyof typeof supplierForm.shape, string>> = {},
): Promise<{ id: string; name: string }> {
  const texts = { name: `Supplier ${(made += 1)}`, email: "", leadDays: "14", isActive: "on" };
  const created = await supplierCommands.save(ctx, supplierForm.parse({ ...texts, ...given }));
  if (!created.ok) throw new Error(`supplier: ${created.reason}`);
  return created.value;
}

type SupplierItemInput = Partial<ItemTerms> & {
  supplierId: string;
  productId: string;
  variantId?: string | null;
};

/** Adds an item to a supplier, and returns the item's id. */
export async function makeSupplierItem(ctx: Ctx, given: SupplierItemInput): Promise<string> {
  const { supplierId, productId, variantId = null, ...terms } = given;
  const item = { productId, variantId };
  const plain = { supplierSku: "", packSize: 1, lastCost: null };
  const added = await addSupplierItem(ctx, { supplierId, item, ...plain, ...terms });
  if (!added.ok) throw new Error(`supplier item: ${added.reason}`);
  const items = await listSupplierItems(ctx.db, supplierId);
  const found = items.find((one) => one.productId === productId && one.variantId === variantId);
  return found?.id ?? "";
}

type OrderInput = {
  productId: string;
  variantId?: string | null;
  quantity?: number;
  sent?: boolean;
};

/** A purchase order of one item from a new supplier, sent by default. */
export async function makePurchaseOrder(
  ctx: Ctx,
  { productId, variantId = null, quantity = 20, sent = true }: OrderInput,
) {
  const { id: supplierId } = await makeSupplier(ctx, { name: `Supplier ${ctx.ids.newId()}` });
  await makeSupplierItem(ctx, { supplierId, productId, variantId, packSize: 10 });
  const lines = [{ productId, variantId, quantity, unitCost: 12_550 }];
  const order = { supplierId, formKey: ctx.ids.newId(), expectedOn: null, notes: "", lines };
  const made = await createOrder(ctx, order);
  if (!made.ok) throw new Error(`purchase order: ${made.reason}`);
  const { id: orderId, number } = made.value;
  if (sent) await markSent(ctx, { orderId, version: 1, how: "by phone" });
  const [line] = await linesOf(ctx.db, orderId);
  return { orderId, number, supplierId, lineId: line?.id ?? "", version: sent ? 2 : 1 };
}
