import { eq } from "drizzle-orm";
import { recordAudit, type AuditEntry } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { orders } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";

export type OrderState = Partial<
  Pick<
    LockedOrder,
    | "status"
    | "paymentStatus"
    | "fulfillmentStatus"
    | "needsAttention"
    | "parcelsSent"
    | "shippedAt"
    | "expiresAt"
    | "proofWaitingSince"
    | "paidAt"
    | "cancelledAt"
    | "endedWhy"
    | "endedNote"
  >
>;

/**
 * The only function that changes an order's state: every change of a status adds an audit row, and
 * every problem is reported to staff.
 */
export async function setOrderState(
  ctx: Ctx,
  order: LockedOrder,
  state: OrderState,
  reason?: string,
): Promise<LockedOrder> {
  await ctx.db.update(orders).set(state).where(eq(orders.id, order.id));
  const subject = { type: "order", id: order.id };
  const entries: AuditEntry[] = [];
  if (state.status && state.status !== order.status) {
    const [before, after] = [{ status: order.status }, { status: state.status }];
    entries.push({ action: "order.status", subject, before, after, reason });
  }
  if (state.paymentStatus && state.paymentStatus !== order.paymentStatus) {
    const before = { paymentStatus: order.paymentStatus };
    const after = { paymentStatus: state.paymentStatus };
    entries.push({ action: "order.payment", subject, before, after, reason });
  }
  if (state.needsAttention && state.needsAttention !== order.needsAttention) {
    const after = { needsAttention: state.needsAttention };
    entries.push({ action: "order.flagged", subject, after, reason });
    const flag = { flagId: ctx.ids.newId(), sentence: state.needsAttention };
    await emit(ctx.db, "order.flagged", { orderId: order.id, ...flag });
  }
  if (state.needsAttention === null && order.needsAttention !== null) {
    const before = { needsAttention: order.needsAttention };
    entries.push({ action: "order.resolved", subject, before, reason });
  }
  await recordAudit(ctx, ...entries);
  return { ...order, ...state };
}
