import type { LedgerKind } from "../rules/ledger-terms.ts";

type LedgerFacts = { order: string; reason: string; payout: string };

/** The ledger in words, as staff and the affiliate read it. */
export const ledgerMessages = {
  title: "Balance, peso by peso",
  none: "Nothing yet: a commission stands here once its hold is over.",
  balance: "Balance",
  balanceAfter: (balance: string) => `Balance ${balance}`,
  below:
    "More was taken back than was left. It is carried on, and taken off what becomes payable next.",
  file: "Download the balance as CSV",
  head: ["Date", "What", "Amount", "Balance"],
  why: {
    payable: ({ order }: LedgerFacts) => `Commission of order ${order} became payable`,
    clawback: ({ order }: LedgerFacts) =>
      `Taken back: goods of order ${order} were returned or refunded`,
    restored: ({ order }: LedgerFacts) => `Order ${order} counts again`,
    adjusted: ({ reason }: LedgerFacts) => `Corrected by the shop: ${reason}`,
    paid_out: ({ payout }: LedgerFacts) => `Paid out with ${payout}`,
    payout_failed: ({ payout }: LedgerFacts) => `Back in the balance: ${payout} could not be paid`,
  } satisfies Record<LedgerKind, (about: LedgerFacts) => string>,
} as const;
