import type { LedgerKind } from "../rules/ledger-terms.ts";

type LedgerFacts = { order: string; reason: string; payout: string };

/** The ledger in words, as staff and the affiliate read it. */
export const ledgerMessages = {
  title: "Balance history",
  none: "Commissions appear here when their hold ends.",
  balance: "Balance",
  balanceAfter: (balance: string) => `Balance ${balance}`,
  below: "The balance is below zero. The difference is deducted from the next payable commissions.",
  file: "Download balance as CSV",
  head: ["Date", "Description", "Amount", "Balance"],
  why: {
    payable: ({ order }: LedgerFacts) => `Commission for order ${order} became payable`,
    clawback: ({ order }: LedgerFacts) =>
      `Deducted: goods in order ${order} were returned or refunded`,
    restored: ({ order }: LedgerFacts) => `Restored: order ${order} earns commission again`,
    adjusted: ({ reason }: LedgerFacts) => `Corrected by the shop: ${reason}`,
    paid_out: ({ payout }: LedgerFacts) => `Moved to payout ${payout}`,
    payout_failed: ({ payout }: LedgerFacts) =>
      `Returned to the balance: ${payout} couldn’t be paid`,
  } satisfies Record<LedgerKind, (about: LedgerFacts) => string>,
} as const;
