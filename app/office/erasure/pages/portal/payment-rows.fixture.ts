/** Part of every text that a person gave, so that a search of the database finds it. */
export const CANARY = "canarsi";

/** Payments, their comparisons, and the cash of couriers. */
export const PAYMENT_STATES = {
  payments: {
    gateway: "test",
    reference: "reference-1",
    session_id: "session-1",
    status: "paid",
    change: null,
  },
  payment_events: {
    gateway: "test",
    event_id: "event-1",
    type: "paid",
    reference: "reference-1",
    currency: "PHP",
    outcome: "paid",
  },
  refunds: { status: "done", settled_at: "now", by_hand: null, failure: null, requested_by: "s" },
  payout_lines: { reference: "reference-1", verdict: "matched" },
  payment_findings: {
    kind: "no_order",
    subject: "event:1",
    gateway: "test",
    reference: "reference-1",
    ended_at: "now",
    ended_by: "s",
  },
  remittance_lines: { tracking: "JT1", delivered_on: null, verdict: "first", collected: "100" },
  cash_findings: {
    kind: "short",
    subject: "order:1",
    carrier: "LBC",
    tracking: "JT1",
    ended_at: "now",
    ended_by: "s",
  },
  cash_acts: { act: "note", acted_by: "s", note: CANARY },
} as const;
