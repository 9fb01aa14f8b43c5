import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, toDecimal, type Centavos } from "#app/lib/money.ts";
import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Gateways } from "../../gateways/gateways.server.ts";
import { refundNotes } from "../../texts/staff-providers.ts";
import { refundMessages as say } from "../../texts/staff.ts";
import { paidParts, refundsOfOrder } from "../../queries/refunds.server.ts";
import { canSend, leftOf, suggestRefund } from "../../rules/money-back.ts";
import { keepsGoods } from "../../rules/refund-effect.ts";

type Order = {
  id: string;
  status: OrderStatus;
  totalAmount: Centavos;
  customerId: string | null;
};

/** An order's refunds for staff, and the form's initial values if they may refund. */
export async function showRefunds(ctx: Ctx, gateways: Pick<Gateways, "find">, order: Order) {
  const parts = await paidParts(ctx.db, order.id);
  const refunds = await refundsOfOrder(ctx.db, order.id);
  const left = leftOf(parts);
  const paid = parts.reduce((sum, part) => sum + part.amount, 0);
  const money = { total: order.totalAmount, paid, refunded: paid - left };
  return {
    paid: paid > 0,
    left,
    form: may(ctx.actor, "orders:refund") &&
      left > 0 && {
        key: ctx.ids.newId(),
        amount: toDecimal(suggestRefund(money, keepsGoods(order.status))),
        byGateway: parts.every((part) => canSend(gateways, part)),
        mayCredit: await hasAccount(ctx.db, order.customerId),
        notes: [...new Set(parts.flatMap(({ gateway }) => refundNotes[gateway] ?? []))],
      },
    underWay: refunds.some((refund) => refund.status === "requested"),
    refunds: refunds.map(
      ({ id, amount, status, reason, byHand, toCredit, failure, createdAt }) => ({
        id,
        amount: formatMoney(amount),
        status,
        reason,
        detail: toCredit ? say.asCredit : byHand === null ? failure : say.byHandWith(byHand),
        at: formatDateTime(createdAt),
      }),
    ),
  };
}

export type ShownRefunds = Awaited<ReturnType<typeof showRefunds>>;
