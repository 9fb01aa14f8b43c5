import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { GatewayEvent } from "../../gateways/gateway.ts";
import { findAttempt } from "../../queries.server.ts";
import { judgeEvent } from "../../rules/judge-event.ts";
import type { EventOutcome } from "../../rules/payment-terms.ts";
import { payments } from "../../tables.server.ts";

export type EndedAttempt = "paid" | "failed" | "cancelled";

export async function endAttempt(ctx: Ctx, reference: string, status: EndedAttempt): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ status, settledAt: ctx.now, ...(status === "paid" ? { nextAskAt: null } : {}) })
    .where(eq(payments.reference, reference));
}

/**
 * Applies a message about a sale without an order. A late payment settles it, too, because the sale
 * holds no stock. A wrong amount waits for staff among the payment differences.
 */
export async function settleSale(
  ctx: Ctx,
  gateway: string,
  event: GatewayEvent,
): Promise<EventOutcome> {
  const attempt = await findAttempt(ctx.db, gateway, event.reference, "locked");
  if (!attempt) throw new Error("a payment attempt vanished while it was being settled");
  const decision = judgeEvent(attempt, false, event);
  if (decision === "end_attempt") {
    await endAttempt(
      ctx,
      event.reference,
      event.type === "payment.failed" ? "failed" : "cancelled",
    );
    return "attempt_ended";
  }
  if (decision !== "settle") return decision === "ignore" ? "ignored" : decision;
  await endAttempt(ctx, event.reference, "paid");
  await emit(ctx.db, "sale.paid", { paymentId: attempt.id });
  return "settled";
}
