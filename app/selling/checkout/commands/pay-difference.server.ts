import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { planOrder } from "#app/selling/orders/commands/plan-order.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { mayPayDifference } from "#app/selling/orders/rules/change-window.ts";
import { openDifference } from "#app/selling/payments/commands/open-difference.server.ts";
import {
  openSession,
  type ReturnAddresses,
} from "#app/selling/payments/commands/open-session.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { awaitedDifference } from "#app/selling/payments/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";

type PayDifferenceRefusal = Refusal<"not_payable" | "gateway_unavailable">;

/**
 * Redirects to the payment page of a difference again, with its reference, or a new one if that try
 * was declined or abandoned. The receipt's token is the authorization.
 */
export async function payDifference(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  orderToken: string,
  addresses: ReturnAddresses,
): Promise<Result<{ redirectUrl: string }, PayDifferenceRefusal>> {
  const opened = await inTransaction(ctx, (tx) => reopen(tx, orderToken));
  if (!opened.ok) return opened;
  const { order, attempt } = opened.value;
  const gateway = gateways.find(attempt.gateway);
  if (!gateway) return refuse("gateway_unavailable");
  if (attempt.sessionUrl) return ok({ redirectUrl: attempt.sessionUrl });
  return openSession(ctx, gateway, order, attempt, addresses);
}

async function reopen(tx: Ctx, orderToken: string) {
  const found = await findOrderByToken(tx, orderToken);
  const order = found && (await lockOrder(tx, found.id));
  const awaited = order && (await awaitedDifference(tx.db, order.id));
  if (!awaited) return refuse("not_payable");
  const { gateway, amount, change, changeUntil, status } = awaited;
  const wanted = { gateway, amount, change, changeUntil };
  if (!mayPayDifference(order, changeUntil, tx.now).ok) return refuse("not_payable");
  const plan = await planOrder(tx, order, change);
  if (!plan.ok || plan.value.totals.total - order.totalAmount !== amount) {
    return refuse("not_payable");
  }
  const { reference, sessionUrl } =
    status === "open"
      ? awaited
      : { reference: await openDifference(tx, order, wanted), sessionUrl: null };
  return ok({ order, attempt: { gateway, amount, reference, sessionUrl } });
}
