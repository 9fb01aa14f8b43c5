import { and, asc, desc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import { readStrength } from "#app/goods/catalog/rules/strength.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots } from "#app/selling/orders/tables/parcels.server.ts";
import { recalls } from "#app/fulfilment/recalls/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { therapyDoses, therapyPlans, therapyVials } from "../tables.server.ts";

const MOST = 60;

/** Units of products that a customer paid for, one row for each lot they were packed from. */
export async function boughtVials(db: Db, customerId: string) {
  // A lot may have left in several parcels.
  const packed = db
    .select({
      orderItemId: orderItemLots.orderItemId,
      lotId: orderItemLots.lotId,
      units: sql<number>`sum(${orderItemLots.units})::int`.as("units"),
    })
    .from(orderItemLots)
    .innerJoin(orderItems, eq(orderItems.id, orderItemLots.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.customerId, customerId))
    .groupBy(orderItemLots.orderItemId, orderItemLots.lotId)
    .as("packed");
  const rows = await db
    .select({
      orderItemId: orderItems.id,
      productId: products.id,
      slug: products.slug,
      compound: products.compound,
      product: products.name,
      isSold: products.isActive,
      orderNumber: orders.orderNumber,
      quantity: orderItems.quantity,
      variantId: orderItems.variantId,
      variant: productVariants.variantName,
      vialAmount: products.vialAmount,
      vialUnit: products.vialUnit,
      lotId: lots.id,
      lotNumber: lots.lotNumber,
      lotExpiresOn: lots.expiresOn,
      lotUnits: packed.units,
      recallAdvice: recalls.advice,
      recalledAt: lots.recalledAt,
      opened: sql<number>`(select count(*)::int from ${therapyVials}
        where ${therapyVials.orderItemId} = ${orderItems.id}
          and ${therapyVials.lotId} is not distinct from ${lots.id})`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .leftJoin(packed, eq(packed.orderItemId, orderItems.id))
    .leftJoin(lots, eq(lots.id, packed.lotId))
    .leftJoin(recalls, eq(recalls.lotId, lots.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        isNotNull(orders.paidAt),
        notInArray(orders.status, ["cancelled", "refunded"]),
        eq(products.kind, "product"),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id), orderItems.position, lots.lotNumber)
    .limit(MOST);
  return rows.map(({ variant, vialAmount, vialUnit, ...row }) => ({
    ...row,
    units: row.lotUnits ?? row.quantity,
    contentMicrograms: contentOf({ variant, vialAmount, vialUnit }),
  }));
}

/** The same for an account, which may have bought nothing yet. */
export async function boughtVialsOf(db: Db, userId: string) {
  const customer = await customerOfUser(db, userId);
  return customer ? boughtVials(db, customer.id) : [];
}

export type BoughtVial = Awaited<ReturnType<typeof boughtVials>>[number];

/** The opened vials of a plan, newest first. */
export async function vialsOf(db: Db, planId: string) {
  return db
    .select({
      id: therapyVials.id,
      contentMicrograms: therapyVials.contentMicrograms,
      waterMicrolitres: therapyVials.waterMicrolitres,
      mixedOn: therapyVials.mixedOn,
      useWithinDays: therapyVials.useWithinDays,
      discardedAt: therapyVials.discardedAt,
      lotNumber: lots.lotNumber,
      lotExpiresOn: lots.expiresOn,
      recalledAt: lots.recalledAt,
      recallAdvice: recalls.advice,
      orderNumber: orders.orderNumber,
    })
    .from(therapyVials)
    .innerJoin(orderItems, eq(orderItems.id, therapyVials.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(lots, eq(lots.id, therapyVials.lotId))
    .leftJoin(recalls, eq(recalls.lotId, lots.id))
    .where(eq(therapyVials.planId, planId))
    .orderBy(desc(therapyVials.mixedOn), desc(therapyVials.id));
}

export type VialRow = Awaited<ReturnType<typeof vialsOf>>[number];

/** All opened vials of an account, the oldest first. */
export function vialsInTime(db: Db, userId: string) {
  return db
    .select({
      id: therapyVials.id,
      product: products.name,
      mixedOn: therapyVials.mixedOn,
      discardedAt: therapyVials.discardedAt,
      state: therapyPlans.state,
      lotNumber: lots.lotNumber,
      order: { id: orders.id, accessIssue: orders.accessIssue, orderNumber: orders.orderNumber },
    })
    .from(therapyVials)
    .innerJoin(therapyPlans, eq(therapyPlans.id, therapyVials.planId))
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .innerJoin(orderItems, eq(orderItems.id, therapyVials.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(lots, eq(lots.id, therapyVials.lotId))
    .where(eq(therapyVials.userId, userId))
    .orderBy(asc(therapyVials.mixedOn), asc(therapyVials.id));
}

/** All doses of an account with the vials they came from, also those of stopped courses. */
export async function dosesWithVials(db: Db, userId: string) {
  return db
    .select({
      takenOn: therapyDoses.takenOn,
      product: products.name,
      micrograms: therapyDoses.micrograms,
      site: therapyDoses.site,
      lot: lots.lotNumber,
    })
    .from(therapyDoses)
    .innerJoin(therapyPlans, eq(therapyPlans.id, therapyDoses.planId))
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .leftJoin(therapyVials, eq(therapyVials.id, therapyDoses.vialId))
    .leftJoin(lots, eq(lots.id, therapyVials.lotId))
    .where(eq(therapyDoses.userId, userId))
    .orderBy(asc(therapyDoses.takenOn), asc(therapyDoses.id));
}

type VariantStrength = {
  variant: string | null;
  vialAmount: number | null;
  vialUnit: string | null;
};

/** The contents of one vial by its label; null if the label has no milligrams. */
function contentOf({ variant, vialAmount, vialUnit }: VariantStrength): number | null {
  const named = variant === null ? undefined : readStrength(variant);
  if (named) return named.unit === "mg" ? Math.round(named.amount * 1_000) : null;
  return vialUnit === "mg" && vialAmount !== null ? Math.round(vialAmount * 1_000) : null;
}
