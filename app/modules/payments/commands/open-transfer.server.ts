import type { LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { expiresAt } from "#app/modules/orders/rules/expiry.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { reminderAt } from "../rules/transfer-terms.ts";
import { openAttempt } from "./open-attempt.server.ts";

type Placed = Pick<LockedOrder, "id" | "totalAmount" | "currency">;

/**
 * Awaits the transfer for an order that was just placed, and reminds of it a day before its whole
 * time is over; a guest who has not confirmed the mailbox by then has none. The caller has locked the order.
 */
export async function openTransfer(ctx: Ctx, order: Placed): Promise<void> {
  await openAttempt(ctx, order, { gateway: "bank", nextAskAt: null });
  const deadline = expiresAt("bank", ctx.now);
  if (!deadline) return;
  const runAt = reminderAt(deadline);
  await enqueue(ctx.db, "payments.remind-transfer", { orderId: order.id }, { runAt });
}
