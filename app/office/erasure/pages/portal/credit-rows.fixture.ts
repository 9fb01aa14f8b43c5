/** Rows of store credit and gift cards. */
export const CREDIT_ROWS = {
  gift_cards: {
    payment_method: "card",
    buyer_email: "MAIL",
    recipient_email: "MAIL",
    send_on: "2026-11-30",
    sent_at: null,
    code_hash: null,
    redeemed_at: null,
    voided_at: "now",
  },
  credit_accounts: { id: "OTHER" },
  credit_entries: {
    account_id: "OTHER",
    kind: "issued",
    cause: "goodwill",
    amount: "100",
    order_id: null,
    by: "staff",
  },
} as const;
