import type { LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { reminderAt } from "../rules/transfer-terms.ts";
import { openAttempt } from "./open-attempt.server.ts";

type Placed = Pick<LockedOrder, "id" | "totalAmount" | "currency" | "expiresAt">;

/** Awaits the transfer for an order that was just placed, and reminds of it. The caller holds it. */
export async function openTransfer(ctx: Ctx, order: Placed): Promise<void> {
  await openAttempt(ctx, order, { gateway: "bank", nextAskAt: null });
  if (!order.expiresAt) return;
  const runAt = reminderAt(order.expiresAt);
  await enqueue(ctx.db, "payments.remind-transfer", { orderId: order.id }, { runAt });
}
