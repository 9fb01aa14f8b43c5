import { awaitedDifference } from "#app/modules/payments/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { ShownDifference } from "../components/awaited-difference.tsx";
import { planOrder } from "#app/modules/orders/commands/plan-order.server.ts";
import type { OrderWithItems } from "#app/modules/orders/queries/find-order.server.ts";
import { showWindow } from "#app/modules/orders/views/show-window.ts";
import { isPaid } from "#app/modules/orders/rules/order-terms.ts";

/**
 * The change of a paid order that waits for its difference, as the receipt shows it: as long as it
 * can still be made, and costs what was asked for.
 */
export async function showDifference(
  ctx: Ctx,
  order: OrderWithItems,
): Promise<ShownDifference | undefined> {
  const window = isPaid(order.paymentStatus) ? showWindow(order, ctx.now) : undefined;
  const awaited = window && (await awaitedDifference(ctx.db, order.id));
  if (!awaited) return undefined;
  const plan = await planOrder(ctx, order, awaited.change);
  if (!plan.ok || plan.value.totals.total - order.totalAmount !== awaited.amount) return undefined;
  return {
    amount: formatMoney(awaited.amount),
    total: formatMoney(plan.value.totals.total),
    until: window.until,
    lines: plan.value.lines
      .filter((line) => line.wanted !== line.quantity)
      .map(({ productName: name, quantity: from, wanted: to }) => ({ name, from, to })),
  };
}
