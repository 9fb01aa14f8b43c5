import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { awaitsAgreement } from "#app/selling/orders/rules/made-by-staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Gateway } from "../gateways/gateway.ts";
import { nextAsk } from "../rules/ask-schedule.ts";
import { openAttempt, type OpenAttempt } from "./open-attempt.server.ts";
import { openSession, type ReturnAddresses } from "./open-session.server.ts";

type StartPaymentRefusal = Refusal<"not_payable" | "gateway_unavailable">;

/**
 * Starts the payment of an unpaid order and returns the browser's next address. The attempt is
 * written before the gateway is called, so that even the earliest callback finds it. While the
 * attempt is open, a repeated call uses the same reference, and the same page if the gateway has
 * one, instead of opening a second one.
 */
export async function startPayment(
  ctx: Ctx,
  gateway: Gateway,
  orderId: string,
  addresses: ReturnAddresses,
): Promise<Result<{ redirectUrl: string }, StartPaymentRefusal>> {
  const opened = await inTransaction(ctx, (tx) => openPayable(tx, gateway.name, orderId));
  if (!opened.ok) return opened;
  const { order, reference, sessionUrl } = opened.value;
  if (sessionUrl) return ok({ redirectUrl: sessionUrl });
  return openSession(ctx, gateway, order, { reference, amount: dueOf(order) }, addresses);
}

async function openPayable(
  ctx: Ctx,
  gateway: string,
  orderId: string,
): Promise<Result<{ order: LockedOrder } & OpenAttempt, Refusal<"not_payable">>> {
  const order = await lockOrder(ctx, orderId);
  if (!order || order.status !== "pending" || order.paymentStatus !== "unpaid") {
    return refuse("not_payable");
  }
  if (awaitsAgreement(order)) return refuse("not_payable");
  // The buyer may be on the way there again, so the next status check should be soon.
  const nextAskAt = nextAsk(ctx.now, ctx.now);
  return ok({ order, ...(await openAttempt(ctx, order, { gateway, nextAskAt })) });
}
