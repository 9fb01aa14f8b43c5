import { asc, eq, sql } from "drizzle-orm";
import { findSellable } from "#app/goods/catalog/queries/sellable.server.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ChangeableLine, WantedItems } from "../rules/change-items.ts";
import { orderItems } from "../tables.server.ts";
import { parcelItems } from "../tables/parcels.server.ts";

/** The lines of an order with everything needed to change them, in the order's sequence. */
export async function changeableLines(db: Db, orderId: string): Promise<ChangeableLine[]> {
  return db
    .select({
      key: sql<string>`${orderItems.position}::text`,
      id: orderItems.id,
      productId: orderItems.productId,
      slug: products.slug,
      categoryId: products.categoryId,
      variantId: orderItems.variantId,
      productName: orderItems.productName,
      sku: orderItems.sku,
      productKind: products.kind,
      clearance: products.clearance,
      compound: products.compound,
      quantity: orderItems.quantity,
      price: orderItems.price,
      needsCold: products.needsCold,
      regularPrice: orderItems.regularPrice,
      statutoryDiscount: sql<boolean>`${orderItems.statutoryDiscount} is not null`,
      vatExempt: orderItems.vatExempt,
      sent: sql<number>`coalesce((select sum(p.units)::int from ${parcelItems} p
        where p.order_item_id = ${orderItems.id}), 0)`,
      weight: sql<number | null>`coalesce(${productVariants.weight}, ${products.weight})`,
      sellable: sql<boolean>`${products.isActive} and case when ${orderItems.variantId} is null
        then ${products.highestPrice} is null else ${productVariants.isActive} end`,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** New items, each a line of quantity 0 at today's price. Undefined if one is not for sale. */
export async function newLines(
  db: Db,
  lines: readonly ChangeableLine[],
  wanted: WantedItems,
): Promise<ChangeableLine[] | undefined> {
  const items = Object.keys(wanted).filter((key) => wanted[key] !== 0 && key.includes("/"));
  const has = new Set(lines.map(itemKey));
  const found = await Promise.all(
    items.filter((key) => !has.has(key)).map((key) => newLine(db, key)),
  );
  return found.every((line) => line !== undefined) ? found : undefined;
}

async function newLine(db: Db, key: string): Promise<ChangeableLine | undefined> {
  const [productId = "", variant = ""] = key.split("/");
  const variantId = variant === "" ? null : variant;
  const item = await findSellable(db, productId, variantId);
  if (!item) return undefined;
  const {
    name: productName,
    slug,
    categoryId,
    sku,
    kind: productKind,
    clearance,
    compound,
    price,
    weight,
    needsCold,
    regularPrice,
    statutoryDiscount,
  } = item;
  const none = { key, id: null, quantity: 0, sellable: true };
  const itself = { productId, slug, categoryId, variantId, productName, sku };
  const priced = { price, weight, needsCold, regularPrice, statutoryDiscount };
  return { ...none, ...itself, productKind, clearance, compound, ...priced };
}
