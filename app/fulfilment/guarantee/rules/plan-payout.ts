import type { Centavos } from "#app/lib/money.ts";
import { reckonRefund, type ReckonedLine } from "#app/fulfilment/returns/rules/reckon-refund.ts";
import type { HeldReason } from "./guarantee-terms.ts";

export type AffectedLine = ReckonedLine & {
  orderItemId: string;
  name: string;
  /** The guarantee's earlier cases about this line, paid or waiting. */
  givenBefore: Centavos;
};

/** The part of a case that one line of the order has. */
export type CaseGood = { orderItemId: string; name: string; units: number; amount: Centavos };

type OrderTotals = Parameters<typeof reckonRefund>[0];

/**
 * The share of each affected line's price, with its tax. Units of settled returns get nothing, a
 * line never gets more than its price in all, and an order never more than `left`.
 */
export function planPayout(
  order: OrderTotals,
  lines: readonly AffectedLine[],
  { percent, left }: { percent: number; left: Centavos },
): CaseGood[] {
  let open = left;
  return lines.flatMap(({ orderItemId, name, givenBefore, ...line }) => {
    const whole = reckonRefund(order, [{ ...line, units: line.quantity, settledBefore: 0 }]);
    const share = Math.floor((reckonRefund(order, [line]) * percent) / 100);
    const amount = Math.min(share, Math.max(0, whole - givenBefore), open);
    open -= amount;
    return amount > 0 ? [{ orderItemId, name, units: line.units, amount }] : [];
  });
}

export const sumOf = (goods: readonly Pick<CaseGood, "amount">[]): Centavos =>
  goods.reduce((sum, { amount }) => sum + amount, 0);

type Budget = {
  amount: Centavos;
  isPaid: boolean;
  /** What the guarantee already paid for this order, and for all orders this month. */
  ofOrder: Centavos;
  ofMonth: Centavos;
  orderLimit: Centavos;
  monthLimit: Centavos;
};

/** Why the shop does not pay by itself; undefined if it does. */
export function whyHeld(of: Budget): HeldReason | undefined {
  if (!of.isPaid) return "unpaid";
  if (of.ofOrder + of.amount > of.orderLimit) return "order_limit";
  return of.ofMonth + of.amount > of.monthLimit ? "month_limit" : undefined;
}
