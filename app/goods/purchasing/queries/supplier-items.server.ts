import { and, asc, eq, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { supplierItems } from "../tables.server.ts";

export const itemFields = {
  id: supplierItems.id,
  supplierId: supplierItems.supplierId,
  productId: supplierItems.productId,
  variantId: supplierItems.variantId,
  name: soldName,
  sku: sql<string>`coalesce(${productVariants.sku}, ${products.sku})`,
  supplierSku: supplierItems.supplierSku,
  packSize: supplierItems.packSize,
  lastCost: supplierItems.lastCost,
  version: supplierItems.version,
};

function items(db: Db) {
  return db
    .select(itemFields)
    .from(supplierItems)
    .innerJoin(products, eq(products.id, supplierItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, supplierItems.variantId))
    .$dynamic();
}

/** The items of a supplier, by name. */
export async function listSupplierItems(db: Db, supplierId: string) {
  return items(db)
    .where(eq(supplierItems.supplierId, supplierId))
    .orderBy(asc(products.name), asc(productVariants.position));
}

export async function findSupplierItem(db: Db, supplierId: string, itemId: string) {
  if (!isUuid(itemId) || !isUuid(supplierId)) return undefined;
  const own = and(eq(supplierItems.id, itemId), eq(supplierItems.supplierId, supplierId));
  const [item] = await items(db).where(own);
  return item;
}

export type SupplierItem = NonNullable<Awaited<ReturnType<typeof findSupplierItem>>>;
