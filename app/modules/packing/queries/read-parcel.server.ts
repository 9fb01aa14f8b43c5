import { eq, sql } from "drizzle-orm";
import { stockLevels } from "#app/modules/catalog/tables.server.ts";
import { findOrder } from "#app/modules/orders/queries/find-order.server.ts";
import { packingPlan } from "#app/modules/orders/queries/packing-plan.server.ts";
import { orderItems } from "#app/modules/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** An order with its plan of lots, and where its items lie. */
export async function readParcel(ctx: Pick<Ctx, "db" | "now">, orderId: string) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const [{ plan, lots }, places] = await Promise.all([
    packingPlan(ctx, orderId),
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
    plan,
    lots,
    shelves: new Map(places.map(({ itemId, shelf }) => [itemId, shelf])),
  };
}

export type Parcel = NonNullable<Awaited<ReturnType<typeof readParcel>>>;
