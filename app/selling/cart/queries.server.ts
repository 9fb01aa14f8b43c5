import { asc, eq, sql, type SQL } from "drizzle-orm";
import {
  categories,
  productVariants,
  products,
  stockLevels,
} from "#app/goods/catalog/tables.server.ts";
import { chosenName, soldName } from "#app/goods/catalog/queries/sold-name.server.ts";
import { regularPrice } from "#app/goods/catalog/queries/sellable.server.ts";
import { buyerOf, quoteDiscount } from "#app/selling/discounts/queries.server.ts";
import type { ScopedLine } from "#app/selling/discounts/rules/scope.ts";
import { showPromo, type ShownPromo } from "#app/selling/discounts/views/show-promo.ts";
import { ownConcession } from "#app/selling/concessions/queries/held-concession.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { applyBest, type AppliedBest } from "./views/apply-best.ts";
import { cartItems, cartTokens, carts } from "./tables.server.ts";

/** The cart that a cookie's token opens. An unknown token opens none. */
export async function findCart(db: Db, token: string | undefined) {
  if (!token) return undefined;
  const [cart] = await db
    .select({ id: carts.id, userId: carts.userId, discountCode: carts.discountCode })
    .from(cartTokens)
    .innerJoin(carts, eq(carts.id, cartTokens.cartId))
    .where(eq(cartTokens.tokenHash, hashToken(token)));
  return cart;
}

/** An account's carts, oldest first. It has several only until its next sign-in merges them. */
export async function cartsOfUser(db: Db, userId: string) {
  return db
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.userId, userId))
    .orderBy(asc(carts.createdAt), asc(carts.id));
}

const currentPrice = sql<number>`coalesce(${productVariants.price}, ${products.price})`;

/** A cart line at today's price with the units left. Lines of withdrawn items are marked. */
export const lineFields = {
  id: cartItems.id,
  productId: products.id,
  categoryId: products.categoryId,
  variantId: cartItems.variantId,
  slug: products.slug,
  areaLook: categories.look,
  sku: sql<string>`coalesce(${productVariants.sku}, ${products.sku})`,
  name: soldName,
  /** For messages, which leave out the strength. */
  shortName: chosenName,
  /** Preselects this variant on the product's page. */
  variantSku: productVariants.sku,
  images: products.images,
  kind: products.kind,
  clearance: products.clearance,
  compound: products.compound,
  courseWeeksMin: products.courseWeeksMin,
  courseWeeksMax: products.courseWeeksMax,
  // A variant at a higher price may last longer, but the shop does not know for how long.
  monthlyFactor: sql<number | null>`case when ${currentPrice} = ${products.price}
    then ${products.monthlyFactor}::float8 end`,
  price: currentPrice,
  weight: sql<number | null>`coalesce(${productVariants.weight}, ${products.weight})`,
  needsCold: products.needsCold,
  regularPrice,
  statutoryDiscount: products.statutoryDiscount,
  seenPrice: cartItems.seenPrice,
  quantity: cartItems.quantity,
  // A product that got variants later can no longer be sold without one.
  sellable: sql<boolean>`${products.isActive} and case when ${cartItems.variantId} is null
    then ${products.highestPrice} is null else ${productVariants.isActive} end`,
  needsChoice: sql<boolean>`${products.isActive} and ${cartItems.variantId} is null
    and ${products.highestPrice} is not null`,
  available: sql<number | null>`case when ${products.kind} = 'service' then null
    else coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0) end`,
};

const itsLevel = sql`${stockLevels.productId} = ${cartItems.productId}
  and ${stockLevels.variantId} is not distinct from ${cartItems.variantId}`;

export async function cartLines(db: Db, cartId: string) {
  return db
    .select(lineFields)
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
    .leftJoin(stockLevels, itsLevel)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
}

export type CartLine = Awaited<ReturnType<typeof cartLines>>[number];

/** The same lines as JSON with other fields, for a statement that also reads their cart. */
export function linesOfCart(fields: Parameters<typeof jsonOf>[0]): SQL {
  return sql`(
    select coalesce(json_agg(${jsonOf(fields)} order by ${cartItems.addedAt}, ${cartItems.id}), '[]')
    from ${cartItems}
    join ${products} on ${products.id} = ${cartItems.productId}
    left join ${productVariants} on ${productVariants.id} = ${cartItems.variantId}
    left join ${stockLevels} on ${itsLevel}
    where ${cartItems.cartId} = ${carts.id})`;
}

export async function linesOfToken(db: Db, token: string | undefined): Promise<CartLine[]> {
  const cart = await findCart(db, token);
  return cart ? cartLines(db, cart.id) : [];
}

/** The chosen code, checked again on each read. If it no longer applies, it has the reason. */
export async function promoOfCart(
  ctx: Ctx,
  cart: { id: string; discountCode: string | null } | undefined,
  lines: readonly (ScopedLine & { id: string })[],
): Promise<ShownPromo | undefined> {
  if (!cart?.discountCode) return undefined;
  const { id: cartId, discountCode: code } = cart;
  const buyer = await buyerOf(ctx);
  return showPromo(await quoteDiscount(ctx, { code, lines, cartId, buyer }), lines);
}

export async function bestOfCart(
  ctx: Ctx,
  cart: { id: string; discountCode: string | null },
  lines: readonly CartLine[],
  settings: Settings,
): Promise<AppliedBest> {
  const { concession } = await ownConcession(ctx, settings);
  return applyBest(lines, await promoOfCart(ctx, cart, lines), concession);
}

export async function countItems(db: Db, token: string | undefined): Promise<number> {
  if (!token) return 0;
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(cartTokens)
    .innerJoin(cartItems, eq(cartItems.cartId, cartTokens.cartId))
    .where(eq(cartTokens.tokenHash, hashToken(token)));
  return row?.count ?? 0;
}
