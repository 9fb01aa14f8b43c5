import { eq, sql } from "drizzle-orm";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { findOrder, type OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import { packingPlan } from "#app/selling/orders/queries/packing-plan.server.ts";
import { isColdParcel } from "#app/selling/orders/rules/parcels.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ChosenUnits } from "../rules/chosen-units.ts";

type Reader = Pick<Ctx, "db" | "now">;

/**
 * The next parcel of an order with its plan of lots and the shelves of its items. An impossible
 * choice returns everything that is left, with the reason.
 */
export async function readParcel(ctx: Reader, orderId: string, chosen?: ChosenUnits) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const [next, places] = await Promise.all([
    readNext(ctx, order, chosen),
    ctx.db
      .select({ itemId: orderItems.id, shelf: stockLevels.shelf })
      .from(orderItems)
      .innerJoin(
        stockLevels,
        sql`${stockLevels.productId} = ${orderItems.productId}
          and ${stockLevels.variantId} is not distinct from ${orderItems.variantId}`,
      )
      .where(eq(orderItems.orderId, orderId)),
  ]);
  return {
    order,
    ...next,
    shelves: new Map(places.map(({ itemId, shelf }) => [itemId, shelf])),
  };
}

export type Parcel = NonNullable<Awaited<ReturnType<typeof readParcel>>>;

async function readNext(ctx: Reader, order: OrderWithItems, chosen: ChosenUnits) {
  const asked = await packingPlan(ctx, order.id, { chosen });
  const next = asked.ok ? asked : await packingPlan(ctx, order.id);
  if (!next.ok) throw new Error("everything that is left can always be chosen");
  const number = order.parcelsSent + 1;
  return {
    ...next.value,
    /** Within its order. */
    number,
    isCold: isColdParcel(order, next.value),
    problem: asked.ok ? undefined : asked.reason,
  };
}
