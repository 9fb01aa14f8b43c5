import { formatDate } from "#app/lib/dates.ts";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import type { OwnCommission, OwnEntry } from "../queries/own-commissions.server.ts";
import type { CommissionStatus } from "../rules/commission-terms.ts";
import { heldUntil } from "../rules/hold.ts";
import { maskEmail } from "../rules/mask-email.ts";
import { affiliateMessages as say } from "../texts/shopper.ts";
import { affiliateShown } from "../texts/shopper-shown.ts";

export type ShownCommission = {
  id: string;
  date: string;
  order: string;
  buyer: string;
  kind: string;
  status: CommissionStatus;
  left: string;
  reckoned: string;
  changes: string[];
  standing: string;
};

/** A commission as its affiliate sees it: each peso, and of the buyer a mask. */
export function showCommission(own: OwnCommission, entries: readonly OwnEntry[]): ShownCommission {
  return {
    id: own.id,
    date: formatDate(own.createdAt),
    order: own.orderNumber,
    buyer: maskEmail(own.email),
    kind: own.isFirstOrder ? affiliateShown.first : affiliateShown.repeat,
    status: own.status,
    left: formatMoney(own.left, { centavos: "always" }),
    reckoned:
      own.orderAmount === 0
        ? affiliateShown.nothingCounts
        : affiliateShown.reckoned(own.orderAmount, own.rate, own.amount),
    changes: entries
      .filter(({ cause }) => cause !== "paid")
      .map(({ at, line, cause, base, amount }) =>
        affiliateShown.change(formatDate(at), line, affiliateShown.why[cause], base, amount),
      ),
    standing: standingOf(own),
  };
}

function standingOf({ status, shippedAt, holdDays, payableAt }: OwnCommission): string {
  if (status === "paid") return affiliateShown.paidOut;
  if (status === "reversed") return affiliateShown.allGone;
  if (payableAt) return affiliateShown.payableSince(formatDate(payableAt));
  const until = heldUntil(shippedAt, holdDays);
  return until ? affiliateShown.heldUntil(formatDate(until)) : affiliateShown.heldSoon(holdDays);
}

/** A line of the file. */
export function commissionRow(own: OwnCommission): (string | number)[] {
  const until = own.status === "reversed" ? undefined : heldUntil(own.shippedAt, own.holdDays);
  return [
    formatDate(own.createdAt),
    own.orderNumber,
    maskEmail(own.email),
    own.isFirstOrder ? affiliateShown.yes : affiliateShown.no,
    toDecimal(own.orderAmount),
    own.rate,
    toDecimal(own.amount),
    toDecimal(own.amount - own.left),
    toDecimal(own.left),
    say.status[own.status],
    until ? formatDate(until) : "",
    own.payableAt ? formatDate(own.payableAt) : "",
  ];
}
