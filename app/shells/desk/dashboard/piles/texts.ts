import type { PileName } from "./pile.ts";

/** What each pile is called, and what its button says. */
export const PILE_TEXTS: Record<PileName, { label: string; act: string }> = {
  "to-pack": { label: "To pack", act: "Pack" },
  "to-check": { label: "Transfers to check", act: "Check" },
  "to-confirm": { label: "Cash orders to confirm", act: "Call" },
  attention: { label: "Needs attention", act: "Look" },
  "books-differ": { label: "Payments to reconcile", act: "Look" },
  "parcels-still": { label: "Parcels standing still", act: "Ask" },
  "cash-differs": { label: "Couriers’ cash that differs", act: "Settle" },
  "returns-inspect": { label: "Returns to inspect", act: "Inspect" },
  "returns-decide": { label: "Returns to decide", act: "Decide" },
  arrivals: { label: "Arrived warm", act: "Decide" },
  "tickets-late": { label: "Answers overdue", act: "Answer" },
  vials: { label: "Vials reported", act: "Look" },
  consultations: { label: "Consultations today", act: "Open" },
  clearance: { label: "Approvals to decide", act: "Decide" },
  "health-ai": { label: "Health AI conversations", act: "Look" },
  "runs-out": { label: "Run out before a delivery", act: "Order" },
  "lots-expire": { label: "Lots that expire", act: "Look" },
  "deliveries-late": { label: "Deliveries overdue", act: "Look" },
  payouts: { label: "Payouts to finish", act: "Pay" },
  "payouts-due": { label: "Affiliates to pay", act: "Draft" },
  tickets: { label: "Messages to answer", act: "Answer" },
  reviews: { label: "Reviews to decide", act: "Decide" },
  "id-checks": { label: "IDs to check", act: "Check" },
  "affiliate-requests": { label: "Affiliates to decide", act: "Decide" },
  unanswered: { label: "Unanswered questions", act: "Answer" },
  access: { label: "Requests for access", act: "Decide" },
  backup: { label: "Backup overdue", act: "Back up" },
};

export const pileWords = {
  title: "Waiting",
  oldest: (age: string) => `Oldest: ${age}`,
  next: (time: string) => `Next at ${time}`,
  since: (day: string) => `Due since ${day}`,
  refundsFailed: (count: number) =>
    count === 1 ? "1 refund failed" : `${count.toLocaleString("en")} refunds failed`,
  toLookAt: (count: number) => `${count.toLocaleString("en")} to look at`,
  firstIn: (days: number) =>
    days === 0 ? "The first is sold out" : `The first in ${days === 1 ? "1 day" : `${days} days`}`,
  firstOn: (day: string, isOver: boolean) =>
    isOver ? `The first expired on ${day}` : `The first on ${day}`,
  nothing: "Nothing waits",
  nothingElse: "Nothing else waits.",
  nothingHint: "New orders, messages and reviews appear here as they come in.",
} as const;
