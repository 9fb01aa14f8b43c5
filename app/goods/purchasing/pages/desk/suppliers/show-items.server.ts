import { formatMoney } from "#app/lib/money.ts";
import { findSupplier } from "../../../queries/list-suppliers.server.ts";
import { orderableItems } from "../../../queries/orderable-items.server.ts";
import { findSupplierItem, listSupplierItems } from "../../../queries/supplier-items.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { itemTexts, newItem } from "./item-fields.ts";

/** The items of a supplier; empty for a new supplier. */
export async function showItems(db: Db, supplierId: string | undefined) {
  if (supplierId === undefined) return undefined;
  const items = await listSupplierItems(db, supplierId);
  return {
    supplierId,
    items: items.map(({ id, name, supplierSku, packSize, lastCost }) => ({
      id,
      name,
      supplierSku,
      packSize,
      cost: lastCost === null ? "" : formatMoney(lastCost),
    })),
  };
}

/** The page of a supplier's item; without an id the item is new. */
export async function showSupplierItem(db: Db, supplierId: string, itemId: string | undefined) {
  const supplier = orNotFound(await findSupplier(db, supplierId));
  const about = {
    supplier: { id: supplierId, name: supplier.name },
    isArchived: supplier.archivedAt !== null,
  };
  if (itemId === undefined) {
    const listed = new Set((await listSupplierItems(db, supplierId)).map(keyOf));
    const choices = (await orderableItems(db))
      .filter((item) => !listed.has(keyOf(item)))
      .map((item) => ({ value: keyOf(item), name: item.name }));
    return { ...about, stored: undefined, choices, values: newItem };
  }
  const item = orNotFound(await findSupplierItem(db, supplierId, itemId));
  const values = editable(itemTexts(item), item.version);
  return { ...about, stored: { name: item.name }, choices: [], values };
}

const keyOf = ({ productId, variantId }: { productId: string; variantId: string | null }) =>
  variantId === null ? productId : `${productId}/${variantId}`;
