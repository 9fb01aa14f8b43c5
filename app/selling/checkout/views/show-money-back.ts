import { formatMoney, type Centavos } from "#app/lib/money.ts";
import {
  moneyWay,
  type OrderStatus,
  type PaymentMethod,
} from "#app/selling/orders/rules/order-terms.ts";
import { receiptMessages } from "../texts/shopper-receipt.ts";

const say = receiptMessages.moneyBack;

/** Money of one order: received, returned, and requested refunds on their way. */
export type MoneyMoved = { paid: Centavos; refunded: Centavos; underway: Centavos };

type Order = { status: OrderStatus; paymentMethod: PaymentMethod; totalAmount: Centavos };

/** Sentences about the money of an order that was canceled or overpaid. */
export function showMoneyBack(order: Order, { paid, refunded, underway }: MoneyMoved): string[] {
  const over = order.status === "cancelled" || order.status === "refunded";
  const left = paid - refunded - underway - (over ? 0 : order.totalAmount);
  const text = (line: (amount: string) => string, amount: Centavos) =>
    amount > 0 ? [line(formatMoney(amount))] : [];
  return [
    ...text(say.due[moneyWay(order.paymentMethod)], left),
    ...text(say.underway, underway),
    ...text(say.done, refunded),
  ];
}
