import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { releaseReservation } from "#app/goods/catalog/commands/release-reservation.server.ts";
import { releaseApprovals } from "#app/selling/clearance/commands/release-approvals.server.ts";
import { openCredit } from "#app/selling/credit/commands/open-credit.server.ts";
import { writeCredit } from "#app/selling/credit/commands/write-credit.server.ts";
import { returnCredit } from "#app/selling/credit/commands/return-credit.server.ts";
import { releaseRedemption } from "#app/selling/discounts/commands/release-redemption.server.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { refundFlags } from "../texts/staff.ts";
import { findRefund, moneyOf, type FoundRefund } from "../queries/refunds.server.ts";
import { answersAttention, paymentStatusOf } from "../rules/money-back.ts";
import { CREDIT, keepsGoods, refundSubject, voidsOrder } from "../rules/refund-effect.ts";
import { refunds } from "../tables.server.ts";

/** Refunded, or refused permanently with a reason. */
export type RefundEnd = { ok: true } | { ok: false; reason: string };

/**
 * Records the end of a refund and its effect: an order refunded in full before shipping returns its
 * code and units. An ended order keeps its state.
 */
export async function concludeRefund(ctx: Ctx, refundId: string, end: RefundEnd): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const known = await findRefund(tx.db, refundId);
    const order = known?.orderId ? await lockOrder(tx, known.orderId) : undefined;
    const refund = await findRefund(tx.db, refundId, "locked");
    if (refund?.status !== "requested") return;
    if (refund.orderId === null) {
      await writeEnd(tx, refund, end);
      if (end.ok) await emit(tx.db, "sale.refunded", { refundId });
      return;
    }
    if (!order) return;
    const before = { total: order.totalAmount, ...(await moneyOf(tx.db, order.id)) };
    await writeEnd(tx, refund, end);
    if (!end.ok) {
      const needsAttention = order.needsAttention ?? refundFlags.refused(refund.amount, end.reason);
      await setOrderState(tx, order, { needsAttention }, "refund");
      return;
    }
    const after = { ...before, refunded: before.refunded + refund.amount };
    await applyRefund(tx, order, {
      before,
      after,
      answered: refundFlags.unanswered(refund.amount),
      refund,
    });
    await emit(tx.db, "order.refunded", { orderId: order.id, refundId });
  });
}

async function writeEnd(ctx: Ctx, refund: FoundRefund, end: RefundEnd): Promise<void> {
  const { id, reference, amount, currency } = refund;
  const failure = end.ok ? null : end.reason;
  await ctx.db
    .update(refunds)
    .set({ status: end.ok ? "done" : "failed", failure, settledAt: ctx.now })
    .where(eq(refunds.id, id));
  await recordAudit(ctx, {
    action: end.ok ? "refund.done" : "refund.failed",
    subject: refundSubject(refund),
    after: { refundId: id, reference, amount, currency },
    ...(failure && { reason: failure }),
  });
}

type Money = Parameters<typeof paymentStatusOf>[0];
type Applied = { before: Money; after: Money; answered: string; refund: FoundRefund };

async function applyRefund(
  ctx: Ctx,
  order: LockedOrder,
  { before, after, answered, refund }: Applied,
): Promise<void> {
  const paymentStatus = paymentStatusOf(after);
  const isVoid = paymentStatus === "refunded" && voidsOrder(order.status);
  const resolved =
    order.needsAttention === answered ||
    answersAttention(order.needsAttention, { before, after, keepsGoods: keepsGoods(order.status) });
  await setOrderState(
    ctx,
    order,
    {
      paymentStatus,
      ...(isVoid && { status: "refunded" as const }),
      ...(resolved && { needsAttention: null }),
    },
    "refund",
  );
  // In the order of the locks: discount, credit, approvals, stock.
  if (isVoid && order.discountId) await releaseRedemption(ctx, order.id);
  await giveCredit(ctx, order, refund);
  if (!isVoid) return;
  await releaseApprovals(ctx, order.id);
  await releaseReservation(ctx, order.id);
}

/** Store credit that the order used returns to its account; money becomes credit if it was asked for. */
async function giveCredit(ctx: Ctx, order: LockedOrder, refund: FoundRefund): Promise<void> {
  const { id, gateway, amount, toCredit, reason } = refund;
  if (gateway === CREDIT) return returnCredit(ctx, order.id, amount);
  if (!toCredit || order.customerId === null) return;
  const { id: accountId } = await openCredit(ctx, order.customerId);
  const issued = { kind: "issued", cause: "refund", orderId: order.id, requestKey: id } as const;
  await writeCredit(ctx, { accountId, ...issued, amount, reason });
}
