import type { CreditCause, CreditKind } from "../rules/credit-terms.ts";

type EntryFacts = { order: string; reason: string; cause: CreditCause };

const causes: Record<CreditCause, (about: EntryFacts) => string> = {
  goodwill: ({ reason }) => `From the shop: ${reason}`,
  refund: ({ order }) => `Refund of order ${order}`,
  gift_card: () => "Gift card",
};

/** Store credit as customers and staff read it. */
export const creditMessages = {
  title: "Store credit",
  lead: "Use it at checkout, with any way to pay. It never expires.",
  balance: "You have",
  history: "History",
  none: "You have no store credit yet. Refunds, gifts of the shop and gift cards appear here.",
  balanceAfter: (balance: string) => `Balance ${balance}`,
  last: (count: number) => `The latest ${count} changes. Your data download has all of them.`,
  redeem: "Redeem a gift card",
  inShort: (balance: string) => `${balance} to use at checkout`,
  why: {
    issued: (about: EntryFacts) => causes[about.cause](about),
    spent: ({ order }: EntryFacts) => `Used for order ${order}`,
    returned: ({ order }: EntryFacts) => `Returned from order ${order}`,
    adjusted: ({ reason }: EntryFacts) => `Taken back by the shop: ${reason}`,
  } satisfies Record<CreditKind, (about: EntryFacts) => string>,
} as const;
