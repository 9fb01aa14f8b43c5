import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { findingWords } from "#app/selling/payments/texts/staff-findings.ts";
import type { CaseAct, GuaranteeEvent, HeldReason } from "../rules/guarantee-terms.ts";

const monthName = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const events: Record<GuaranteeEvent, string> = {
  recall: "Recalled lot",
  warm: "Arrived warm",
  late: "Late cold parcel",
};

/** Orders that the guarantee covers and that the shop did not pay by itself. */
export const guaranteeMessages = {
  ...findingWords,
  title: "Guarantee",
  lead: "Orders that the guarantee covers, and that the shop could not pay by itself.",
  none: "Nothing waits for you",
  noneHint: "The shop paid everything that the guarantee covers, within your limits.",
  toCost: "See the cost",
  events,
  todo: {
    order_limit:
      "This payment would exceed the limit for one order. Pay it anyway, or close it without a payment.",
    month_limit:
      "This payment would exceed the limit for this month. Pay it anyway, or close it without a payment.",
    unpaid:
      "The order is not paid yet. The shop pays automatically when the money arrives. Close this case if it never will.",
    by_hand:
      "No payment provider can send this money. Refund it yourself on the order’s page, then close this case.",
  } satisfies Record<HeldReason, string>,
  goods: (units: number, name: string) => `${units} × ${name}`,
  facts: { amount: "Amount", goods: "Items", buyer: "Buyer", openedAt: "Since" },
  acts: {
    pay: () => "Pay anyway",
    close: () => "Close case",
    close_alike: (count: number) => `Close all ${count} of this recall that wait like this one`,
  } satisfies Record<CaseAct, (count: number) => string>,
  done: {
    pay: () => "Paid. The buyer gets an email.",
    close: () => "Case closed.",
    close_alike: (count: number) => (count === 1 ? "Case closed." : `${count} cases closed.`),
  } satisfies Record<CaseAct, (count: number) => string>,
  noteHint: "For example, the reference of your refund. Recorded in the audit log.",
  errors: {
    ...findingWords.errors,
    forbidden: "Your role doesn’t allow you to decide this.",
    not_waiting: "This case was already decided. Here’s the next one.",
    unpaid: "The order is not paid yet, so nothing can go back.",
    by_hand: "No payment provider can send this money. Refund it on the order’s page.",
  },
} as const;

/** The report on the guarantee's cost. */
export const guaranteeCostMessages = {
  title: "Guarantee cost",
  lead: "Payments to buyers under the guarantee, by month and reason.",
  of: "Month",
  /** From 2026-11 to "Nov 2026". */
  month: (month: string) => monthName.format(new Date(`${month}-15T00:00:00Z`)),
  cases: "Orders",
  total: "Total",
  part: (event: string, amount: Centavos) => `${event}: ${formatMoney(amount)}`,
  none: "No payments yet",
  noneHint: "Payments appear here when the guarantee is on and something goes wrong.",
  toSettings: "Guarantee settings",
} as const;
