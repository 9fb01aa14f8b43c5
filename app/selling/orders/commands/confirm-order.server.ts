import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { forgetUsedLinks } from "#app/platform/mail/forget-links.server.ts";
import { mailboxUnproven } from "../queries/guest-reservations.server.ts";
import { UNCONFIRMED, awaitsMailbox, confirmationState } from "../rules/confirmation.ts";
import { expiresAt } from "../rules/expiry.ts";
import { awaitsAgreement } from "../rules/made-by-staff.ts";
import type { LinkedOrder } from "../rules/order-link.ts";
import { lockOrder, type LockedOrder } from "./lock-order.server.ts";
import { guestReservations } from "../tables.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

export type ConfirmRefusal = Refusal<"not_found" | "confirmed" | "over" | "not_agreed">;

/**
 * Confirms a cash order by the buyer's or staff's word, so that it can be packed; its payment stays
 * due. Or confirms the mailbox of a guest who pays by transfer. Call it inside the transaction that
 * proved the confirmation.
 */
export async function confirmOrder(
  ctx: Ctx,
  orderId: string,
  how: "by_link" | "by_phone",
): Promise<Result<LinkedOrder, ConfirmRefusal>> {
  const order = await lockOrder(ctx, orderId);
  if (!order) return refuse("not_found");
  const unproven = how === "by_link" && (await mailboxUnproven(ctx.db, orderId));
  const state = confirmationState(order, unproven);
  if (state !== "open") return refuse(state);
  if (awaitsAgreement(order)) return refuse("not_agreed");
  // A waiting mail may contain another such link. A buyer who has opened one no longer needs it.
  if (how === "by_link") {
    await forgetUsedLinks(ctx.db, { to: order.email, about: order.id }, ["confirm-order"]);
  }
  if (awaitsMailbox(order, unproven)) {
    await confirmMailbox(ctx, order);
    return ok({ id: order.id, accessIssue: order.accessIssue });
  }
  const answered = order.needsAttention === UNCONFIRMED && { needsAttention: null };
  await setOrderState(ctx, order, { status: "confirmed", expiresAt: null, ...answered }, how);
  await emit(ctx.db, "order.confirmed", { orderId });
  return ok({ id: order.id, accessIssue: order.accessIssue });
}

/**
 * A guest with a proven mailbox gets as much time for the transfer as a customer. An order whose
 * proof waits for staff has no deadline to move.
 */
async function confirmMailbox(ctx: Ctx, order: LockedOrder): Promise<void> {
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
