import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { CREDIT, refundSubject } from "../rules/refund-effect.ts";
import { refunds } from "../tables.server.ts";
import { concludeRefund } from "./conclude-refund.server.ts";

/** Enough retries for months: a buyer is waiting for this money. */
const SENDING_ATTEMPTS = 1_000;

export type RefundToWrite = {
  part: { paymentId: string; reference: string; currency: string; gateway: string };
  amount: number;
  /** Identifies the request: the same key is the same refund. */
  key: string;
  reason: string;
  /** The reference of a refund by hand. Without it, a job sends the refund by the gateway. */
  byHand?: string | undefined;
  /** The buyer gets store credit instead of money. */
  toCredit?: boolean;
};

/**
 * Records a refund of one payment. The caller has locked the order, or the sale that has none, and
 * checked the amount.
 */
export async function writeRefund(
  ctx: Ctx,
  orderId: string | null,
  refund: RefundToWrite,
): Promise<string> {
  const { part, amount, key: requestKey, reason, toCredit = false } = refund;
  const id = ctx.ids.newId();
  const { paymentId, reference, currency, gateway } = part;
  // Staff cannot hand out credit, so the job returns it.
  const byHand = gateway === CREDIT ? undefined : refund.byHand;
  await ctx.db.insert(refunds).values({
    id,
    orderId,
    paymentId,
    requestKey,
    amount,
    currency,
    status: "requested",
    reason,
    byHand,
    toCredit,
    requestedBy: actorId(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "refund.requested",
    subject: refundSubject({ orderId, paymentId }),
    after: {
      refundId: id,
      reference,
      amount,
      currency,
      ...(byHand && { byHand }),
      ...(toCredit && { toCredit }),
    },
    reason,
  });
  if (byHand) await concludeRefund(ctx, id, { ok: true });
  else {
    const once = { key: `refund:${id}`, maxAttempts: SENDING_ATTEMPTS };
    await enqueue(ctx.db, "payments.refund", { refundId: id }, once);
  }
  return id;
}
