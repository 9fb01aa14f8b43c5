import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { deliveryOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { timesReached, type StatusTimes } from "../views/order-timeline.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { showTimeline, type ShownTimeline } from "../views/show-timeline.ts";
import type { orders } from "../tables.server.ts";

type OrderForTimeline = typeof orders.$inferSelect & {
  items: readonly { productKind: ProductKind }[];
};

/** The steps of an order. The caller has checked that the reader may see it. */
export async function orderTimeline(ctx: Ctx, order: OrderForTimeline): Promise<ShownTimeline> {
  const [reached, settings] = await Promise.all([
    statusTimes(ctx.db, order.id),
    loadSettings(ctx.db),
  ]);
  const hasGoods = order.items.some(({ productKind }) => productKind !== "service");
  return showTimeline({ ...order, hasGoods }, reached, {
    now: ctx.now,
    delivery: order.delivery ?? deliveryOf(settings),
  });
}

/** The audit log has every status of an order, and so the time of each. */
async function statusTimes(db: Db, orderId: string): Promise<StatusTimes> {
  const moves = await db
    .select({ at: auditLog.at, status: sql<OrderStatus>`${auditLog.after}->>'status'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "order"),
        eq(auditLog.subjectId, orderId),
        inArray(auditLog.action, ["order.placed", "order.status"]),
      ),
    )
    .orderBy(asc(auditLog.at), asc(auditLog.id));
  return timesReached(moves);
}
