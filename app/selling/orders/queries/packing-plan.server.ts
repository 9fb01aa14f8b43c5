import { and, asc, eq, ne, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { itemsWithLots, openLotsOf } from "#app/goods/lots/queries/open-lots.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { splitParcel, type LineUnits, type SplitRefusal } from "../rules/parcels.ts";
import { planKey, planPacking, type LineToPack, type PlannedLine } from "../rules/plan-packing.ts";
import { orderItems } from "../tables.server.ts";
import { parcelItems } from "../tables/parcels.server.ts";

type PlanOptions = {
  /** Locks the lots until the transaction ends. */
  lock?: boolean;
  /** Units per line. By default, everything that has not left. */
  chosen?: ReadonlyMap<string, number> | undefined;
};

/** Units of a line without a parcel. */
const unitsLeft = sql<number>`${orderItems.quantity} - coalesce(
  (select sum(p.units)::int from ${parcelItems} p where p.order_item_id = ${orderItems.id}), 0)`;

/** The lots for the next parcel of an order today, and the units that remain. */
export async function packingPlan(
  { db, now }: Pick<Ctx, "db" | "now">,
  orderId: string,
  { lock = false, chosen }: PlanOptions = {},
): Promise<Result<NextParcel, SplitRefusal>> {
  const lines = await db
    .select({
      itemId: orderItems.id,
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      bought: orderItems.quantity,
      units: unitsLeft,
      needsCold: products.needsCold,
      courseWeeks: products.courseWeeksMax,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), ne(products.kind, "service")))
    .orderBy(asc(orderItems.position));
  const split = splitParcel(lines, chosen);
  if (!split.ok) return split;
  const { parcel, rest } = split.value;
  const packed = lines.flatMap((line) => {
    const own = parcel.find(({ itemId }) => itemId === line.itemId);
    return own ? [{ ...line, units: own.units }] : [];
  });
  const productIds = [...new Set(packed.map(({ productId }) => productId))];
  const today = shopDay(now);
  const open = productIds.length === 0 ? [] : await openLotsOf(db, productIds, { today, lock });
  const withLots = productIds.length === 0 ? [] : await itemsWithLots(db, productIds);
  const known = packed.map((line) => {
    const hasLots = withLots.some(
      ({ productId, variantId }) => productId === line.productId && variantId === line.variantId,
    );
    return { ...line, hasLots };
  });
  return ok({
    plan: planPacking(known, open, today),
    lots: open,
    lines: known,
    rest,
    isWhole: rest.length === 0 && lines.every(({ bought, units }) => bought === units),
  });
}

/** The plan for `packLots` from staff who accept the suggested lots. */
export async function suggestedPlan(
  ctx: Pick<Ctx, "db" | "now">,
  orderId: string,
  chosen?: ReadonlyMap<string, number>,
): Promise<string | undefined> {
  const next = await packingPlan(ctx, orderId, { chosen });
  return next.ok ? planKey(next.value.plan) : undefined;
}

export type NextParcel = {
  plan: PlannedLine[];
  lots: Awaited<ReturnType<typeof openLotsOf>>;
  /** The contents. */
  lines: readonly (LineToPack & { needsCold: boolean })[];
  rest: readonly LineUnits[];
  /** The order's only parcel. */
  isWhole: boolean;
};
