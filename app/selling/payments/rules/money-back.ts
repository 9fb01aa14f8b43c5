import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { CREDIT } from "./refund-effect.ts";

/** Flags an order whose money was never recorded as a payment. */
export const MISMATCH = "The gateway reported another amount or currency than was asked for.";

/** An arrived payment. `refunded` includes requested refunds. */
export type PaidPart = {
  paymentId: string;
  gateway: string;
  amount: Centavos;
  refunded: Centavos;
};

/** A refund of this payment needs no person: its gateway sends it, or the shop returns its credit. */
export function canSend(
  gateways: { find: (name: string) => object | undefined },
  { gateway }: Pick<PaidPart, "gateway">,
): boolean {
  return gateway === CREDIT || gateways.find(gateway) !== undefined;
}

export type OrderMoney = { total: Centavos; paid: Centavos; refunded: Centavos };

export function leftOf(parts: readonly PaidPart[]): Centavos {
  return parts.reduce((sum, part) => sum + part.amount - part.refunded, 0);
}

/** The amount above the price of an order that the shop still has. Never negative. */
export function keptAbove(parts: readonly PaidPart[], due: Centavos): Centavos {
  return Math.max(0, leftOf(parts) - due);
}

/** Later payments first, then store credit, then the payment that paid for the rest. */
function inRefundOrder<Part extends PaidPart>(newestFirst: readonly Part[]): Part[] {
  const money = newestFirst.filter(({ gateway }) => gateway !== CREDIT);
  const credit = newestFirst.filter(({ gateway }) => gateway === CREDIT);
  return [...money.slice(0, -1), ...credit, ...money.slice(-1)];
}

/**
 * Splits a refund over the payments. The newest comes first, so that the second payment of an order
 * paid twice is refunded. Store credit returns before the money beside it.
 */
export function splitRefund<Part extends PaidPart>(
  newestFirst: readonly Part[],
  amount: Centavos,
): Result<{ part: Part; amount: Centavos }[], Refusal<"too_much"> & { left: Centavos }> {
  const left = leftOf(newestFirst);
  if (amount > left) return refuse("too_much", { left });
  let missing = amount;
  const split = inRefundOrder(newestFirst).flatMap((part) => {
    const given = Math.min(part.amount - part.refunded, missing);
    missing -= given;
    return given > 0 ? [{ part, amount: given }] : [];
  });
  return ok(split);
}

/** Suggests the overpaid amount, or else everything that is left. */
export function suggestRefund(money: OrderMoney, keepsGoods: boolean): Centavos {
  return keepsGoods && tooMuch(money) > 0 ? tooMuch(money) : kept(money);
}

/** An order paid twice stays paid when the second payment is refunded. */
export function paymentStatusOf(money: OrderMoney): "paid" | "partially_refunded" | "refunded" {
  if (kept(money) >= money.total) return "paid";
  return kept(money) > 0 ? "partially_refunded" : "refunded";
}

/** Checks whether a refund resolved the problem that the order was flagged for. */
export function answersAttention(
  sentence: string | null,
  given: { before: OrderMoney; after: OrderMoney; keepsGoods: boolean },
): boolean {
  if (sentence === null || sentence === MISMATCH) return false;
  const { before, after, keepsGoods } = given;
  return kept(after) === 0 || (keepsGoods && tooMuch(before) > 0 && tooMuch(after) <= 0);
}

function kept({ paid, refunded }: OrderMoney): Centavos {
  return paid - refunded;
}

function tooMuch(money: OrderMoney): Centavos {
  return kept(money) - money.total;
}
