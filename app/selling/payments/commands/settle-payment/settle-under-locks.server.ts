import { lockCart } from "#app/selling/cart/commands/lock-cart.server.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { isPaid } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { GatewayEvent } from "../../gateways/gateway.ts";
import { findAttempt } from "../../queries.server.ts";
import { moneyOf } from "../../queries/refunds.server.ts";
import { judgeEvent } from "../../rules/judge-event.ts";
import { MISMATCH, paymentStatusOf } from "../../rules/money-back.ts";
import type { EventOutcome } from "../../rules/payment-terms.ts";
import type { Message } from "./compose-settlement.server.ts";
import { flagReusedEvent } from "./flag-reused-event.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { settleChange } from "./settle-change.server.ts";
import { settleOrder } from "../settle-order.server.ts";
import { endAttempt, settleSale, type EndedAttempt } from "./settle-sale.server.ts";

export type SettlementResult = { outcome: EventOutcome; repeated: boolean };

/**
 * Handles any message with cart, order and attempt locked first: a repeated, late or unexpected
 * one. An unknown reference is only recorded.
 */
export async function settleUnderLocks(
  ctx: Ctx,
  { gateway, event, payload }: Message,
): Promise<SettlementResult> {
  const known = await findAttempt(ctx.db, gateway, event.reference);
  // Before the locks: concurrent deliveries of this event wait here until this one is done.
  const first = await recordEvent(ctx, gateway, event, payload);
  if (first.usedFor !== undefined) {
    const reused = { gateway, event, payload, usedFor: first.usedFor };
    return { outcome: first.outcome, ...(await flagReusedEvent(ctx, reused)) };
  }
  if (first.repeated) return { outcome: first.outcome, repeated: true };
  if (!known) return { outcome: "unknown_reference", repeated: false };
  if (known.orderId === null) {
    const outcome = await settleSale(ctx, gateway, event);
    await first.conclude(outcome);
    return { outcome, repeated: false };
  }
  if (known.cartId) await lockCart(ctx, known.cartId);
  const order = await lockOrder(ctx, known.orderId);
  if (!order) throw new Error("a payment attempt without its order");
  const outcome = await applyEvent(ctx, order, gateway, event);
  await first.conclude(outcome);
  return { outcome, repeated: false };
}

async function applyEvent(
  ctx: Ctx,
  order: LockedOrder,
  gateway: string,
  event: GatewayEvent,
): Promise<EventOutcome> {
  const attempt = await findAttempt(ctx.db, gateway, event.reference, "locked");
  if (!attempt) throw new Error("a payment attempt vanished while it was being settled");
  const { change } = attempt;
  const decision = judgeEvent(attempt, !change && isPaid(order.paymentStatus), event);
  const setAttempt = (status: EndedAttempt) => endAttempt(ctx, event.reference, status);
  switch (decision) {
    case "ignore":
      return "ignored";
    case "end_attempt":
      await setAttempt(event.type === "payment.failed" ? "failed" : "cancelled");
      return "attempt_ended";
    case "mismatch":
      await flag(ctx, order, MISMATCH);
      await tellBuyer(ctx, order, "mismatch");
      return "mismatch";
    case "paid_twice":
      await setAttempt("paid");
      await keepSecond(ctx, order);
      await tellBuyer(ctx, order, "paid_twice");
      return "paid_twice";
    case "settle":
      await setAttempt("paid");
      return change ? settleChange(ctx, order, { ...attempt, change }) : settleOrder(ctx, order);
  }
}

/** The order holds money again, even if all of it was refunded before. */
async function keepSecond(ctx: Ctx, order: LockedOrder): Promise<void> {
  const money = { total: order.totalAmount, ...(await moneyOf(ctx.db, order.id)) };
  const paymentStatus = paymentStatusOf(money);
  const needsAttention = "Paid twice. Refund one of the payments.";
  await setOrderState(ctx, order, { paymentStatus, needsAttention }, "payment");
  // A customer's count excludes refunded orders.
  await enqueue(ctx.db, "orders.count", { orderId: order.id });
}
async function flag(ctx: Ctx, order: LockedOrder, needsAttention: string): Promise<void> {
  await setOrderState(ctx, order, { needsAttention }, "payment");
}

async function tellBuyer(
  ctx: Ctx,
  { id: orderId }: LockedOrder,
  problem: "mismatch" | "paid_twice",
): Promise<void> {
  await emit(ctx.db, "order.payment-problem", { orderId, problem });
}
