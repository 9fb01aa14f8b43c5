import { awaitedDifference } from "#app/selling/payments/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { formatDateTime, formatClock, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { ShownDifference } from "../../components/awaited-difference.tsx";
import { planOrder } from "#app/selling/orders/commands/plan-order.server.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import { mayPayDifference } from "#app/selling/orders/rules/change-window.ts";
import { isPaid } from "#app/selling/orders/rules/order-terms.ts";

/**
 * A change of a paid order that waits for its difference, for the receipt. Shown while the change
 * is possible and its price unchanged.
 */
export async function showDifference(
  ctx: Ctx,
  order: OrderWithItems,
): Promise<ShownDifference | undefined> {
  if (!isPaid(order.paymentStatus)) return undefined;
  const awaited = await awaitedDifference(ctx.db, order.id);
  if (!awaited) return undefined;
  const may = mayPayDifference(order, awaited.changeUntil, ctx.now);
  if (!may.ok) return undefined;
  const { until } = may.value;
  const plan = await planOrder(ctx, order, awaited.change);
  if (!plan.ok || plan.value.totals.total - order.totalAmount !== awaited.amount) return undefined;
  return {
    amount: formatMoney(awaited.amount),
    total: formatMoney(plan.value.totals.total),
    until: shopDay(until) === shopDay(ctx.now) ? formatClock(until) : formatDateTime(until),
    lines: plan.value.lines
      .filter((line) => line.wanted !== line.quantity)
      .map(({ productName: name, quantity: from, wanted: to }) => ({ name, from, to })),
  };
}
