import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { expiresAt } from "../rules/expiry.ts";
import { guestReservations } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

/**
 * A guest showed that her mailbox is hers, so her transfer is waited for as long as a customer's.
 * One whose proof waits for staff has no end to move. The caller holds the order.
 */
export async function confirmMailbox(ctx: Ctx, order: LockedOrder): Promise<void> {
  const { id: orderId } = order;
  await ctx.db
    .update(guestReservations)
    .set({ confirmedAt: ctx.now })
    .where(and(eq(guestReservations.orderId, orderId), isNull(guestReservations.confirmedAt)));
  const subject = { type: "order", id: orderId };
  await recordAudit(ctx, { action: "order.mailbox_confirmed", subject });
  const later = expiresAt(order.paymentMethod, order.createdAt);
  if (!order.expiresAt || !later || later <= order.expiresAt) return;
  await setOrderState(ctx, order, { expiresAt: later });
  await enqueue(ctx.db, "orders.expire", { orderId }, { runAt: later });
}
