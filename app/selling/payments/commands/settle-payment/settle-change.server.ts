import type { Centavos } from "#app/lib/money.ts";
import { changeItems } from "#app/selling/orders/commands/change-items.server.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { planOrder } from "#app/selling/orders/commands/plan-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import type { WantedItems } from "#app/selling/orders/rules/change-items.ts";
import { isOpenToChange } from "#app/selling/orders/rules/change-window.ts";
import { holdsMoney } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { moneyOf } from "../../queries/refunds.server.ts";
import { paymentStatusOf } from "../../rules/money-back.ts";
import { writeRefund } from "../write-refund.server.ts";

type PaidChange = {
  id: string;
  gateway: string;
  reference: string;
  amount: Centavos;
  currency: string;
  change: WantedItems;
  /** Set for a change by staff. */
  changeUntil: Date | null;
};

/**
 * Handles a paid difference: makes the change, or refunds the money if the change is no longer
 * possible, because packing has begun or stock is gone. The order then stays as it was. The caller
 * has locked the order and marked the attempt as paid.
 */
export async function settleChange(
  ctx: Ctx,
  order: LockedOrder,
  paid: PaidChange,
): Promise<"settled" | "late_unfulfillable"> {
  const about = { orderId: order.id, changeId: paid.id };
  if (await makeChange(ctx, order, paid)) {
    const what = paid.changeUntil === null ? "items" : "items-by-staff";
    await enqueue(ctx.db, "orders.mail-changed", { ...about, what });
    return "settled";
  }
  const money = { total: order.totalAmount, ...(await moneyOf(ctx.db, order.id)) };
  await setOrderState(ctx, order, { paymentStatus: paymentStatusOf(money) }, "payment");
  await writeRefund(ctx, order.id, {
    part: { ...paid, paymentId: paid.id },
    amount: paid.amount,
    key: ctx.ids.newId(),
    reason: "The change it paid for was no longer possible",
  });
  await enqueue(ctx.db, "orders.mail-changed", { ...about, what: "lost", amount: paid.amount });
  return "late_unfulfillable";
}

async function makeChange(ctx: Ctx, order: LockedOrder, paid: PaidChange): Promise<boolean> {
  if (!isOpenToChange(order) || !holdsMoney(order.paymentStatus)) return false;
  const plan = await planOrder(ctx, order, paid.change);
  if (!plan.ok || plan.value.totals.total - order.totalAmount !== paid.amount) return false;
  return (await changeItems(ctx, order, plan.value)).ok;
}
