import { reserveStock } from "#app/goods/catalog/commands/reserve-stock.server.ts";
import { itemKey } from "#app/goods/catalog/rules/stock.ts";
import { releaseApprovals } from "#app/selling/clearance/commands/release-approvals.server.ts";
import { retakeApprovals } from "#app/selling/clearance/commands/retake-approvals.server.ts";
import { keepRedemption } from "#app/selling/discounts/commands/keep-redemption.server.ts";
import { retakeCredit } from "#app/selling/credit/commands/retake-credit.server.ts";
import { returnCredit } from "#app/selling/credit/commands/return-credit.server.ts";
import { releaseRedemption } from "#app/selling/discounts/commands/release-redemption.server.ts";
import { retakeRedemption } from "#app/selling/discounts/commands/retake-redemption.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { stockedLines } from "../queries/lines.server.ts";
import { mayRevive, type LatePaymentProblem } from "../rules/order-ends.ts";
import { paysOnline } from "../rules/order-terms.ts";
import { sql } from "drizzle-orm";
import type { LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

/**
 * Applies a genuine payment to its order, in time or late: an expired order revives if its code,
 * approvals and units are still free. Otherwise, or if a person canceled it, the order is flagged
 * for a refund. The caller has locked cart and order.
 */
export async function markOrderPaid(
  ctx: Ctx,
  order: LockedOrder,
): Promise<"confirmed" | "unfulfillable"> {
  const paid = { paymentStatus: "paid", paidAt: ctx.now, expiresAt: null } as const;
  const revives = order.status === "cancelled";
  const lost = revives ? await takeAgain(ctx, order) : undefined;
  if (lost) {
    const needsAttention = `Paid late, and ${lost.sentence}. Refund it.`;
    await setOrderState(ctx, order, { ...paid, needsAttention }, "late_payment");
    const { problem, gone = [] } = lost;
    await emit(ctx.db, "order.payment-problem", { orderId: order.id, problem, gone });
    return "unfulfillable";
  }
  const reason = revives ? "late_payment" : "payment";
  const status = revives || order.status === "pending" ? "confirmed" : order.status;
  const kept = { cancelledAt: null, endedWhy: null, endedNote: null };
  await setOrderState(ctx, order, { ...paid, ...kept, status }, reason);
  if (order.creditTotal > 0) {
    await ctx.db.execute(
      sql`select pay_by_credit(${order.id}, ${ctx.now.toISOString()}::timestamptz)`,
    );
  }
  if (order.discountId) await keepRedemption(ctx, order.id);
  // Orders paid otherwise left the cart when they were placed, so its present items are newer.
  if (paysOnline(order.paymentMethod)) await emptyCartOfOrder(ctx, order);
  await emit(ctx.db, "order.paid", { orderId: order.id, late: revives });
  return "confirmed";
}

type RevivalProblem = { problem: LatePaymentProblem; sentence: string; gone?: string[] };

/** Takes what the order returned when it ended, or says why that is impossible. */
async function takeAgain(ctx: Ctx, order: LockedOrder): Promise<RevivalProblem | undefined> {
  if (!mayRevive(order.endedWhy)) {
    const byBuyer = order.endedWhy === "by_buyer";
    const sentence = byBuyer ? "the buyer had canceled the order" : "staff had canceled the order";
    return { problem: "had_ended", sentence };
  }
  if (order.discountId) {
    const retaken = await retakeRedemption(ctx, order.id);
    const sentence = `the promo code ${order.discountCode} is used up`;
    if (!retaken.ok) return { problem: "code_gone", sentence };
  }
  if (order.creditTotal > 0 && !(await retakeCredit(ctx, order.id))) {
    if (order.discountId) await releaseRedemption(ctx, order.id);
    return { problem: "credit_gone", sentence: "its store credit was used for another order" };
  }
  const approved = await retakeApprovals(ctx, order.id);
  if (!approved.ok) {
    await giveBack(ctx, order);
    const sentence = "the clinician’s approval is used up or withdrawn";
    return { problem: approved.reason, sentence };
  }
  const lines = await stockedLines(ctx.db, order.id);
  const reserved = await reserveStock(ctx, order.id, lines);
  if (reserved.ok) return undefined;
  await giveBack(ctx, order);
  await releaseApprovals(ctx, order.id);
  const short = new Set(reserved.shortages.map(itemKey));
  const gone = lines.filter((line) => short.has(itemKey(line))).map((line) => line.productName);
  return { problem: "items_gone", sentence: "the items are gone", gone };
}

async function giveBack(ctx: Ctx, { id, discountId, creditTotal }: LockedOrder): Promise<void> {
  if (discountId) await releaseRedemption(ctx, id);
  if (creditTotal > 0) await returnCredit(ctx, id);
}

type OrderWithCart = { id: string; cartId: string | null; discountCode: string | null };

/**
 * Removes an order's items from its cart once the order is certain: after payment, or at once for a
 * transfer or cash. The caller has locked the cart.
 */
async function emptyCartOfOrder(ctx: Ctx, order: OrderWithCart): Promise<void> {
  const { id, cartId, discountCode } = order;
  if (cartId) await ctx.db.execute(sql`select take_bought(${cartId}, ${id}, ${discountCode})`);
}
