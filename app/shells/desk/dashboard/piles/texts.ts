import type { PileName } from "./pile.ts";

/** What each pile is called, and what its button says. */
export const PILE_TEXTS: Record<PileName, { label: string; act: string }> = {
  "to-pack": { label: "To pack", act: "Pack" },
  "to-check": { label: "Transfers to check", act: "Check" },
  "to-confirm": { label: "Cash orders to confirm", act: "Call" },
  attention: { label: "Needs attention", act: "Review" },
  "books-differ": { label: "Payments to reconcile", act: "Review" },
  "parcels-still": { label: "Stalled parcels", act: "Follow up" },
  "e-invoices": { label: "Electronic invoices due", act: "Review" },
  "cash-differs": { label: "COD mismatches", act: "Settle" },
  "returns-inspect": { label: "Returns to inspect", act: "Inspect" },
  "returns-decide": { label: "Returns to approve", act: "Review" },
  arrivals: { label: "Arrivals to review", act: "Review" },
  "gift-cards": { label: "Gift cards to refund", act: "Refund" },
  guarantee: { label: "Guarantee to decide", act: "Decide" },
  "tickets-late": { label: "Overdue replies", act: "Reply" },
  vials: { label: "Vial reports", act: "Review" },
  consultations: { label: "Consultations today", act: "Open" },
  clearance: { label: "Approvals to decide", act: "Review" },
  "health-ai": { label: "Health AI conversations", act: "Review" },
  "runs-out": { label: "Items to reorder", act: "Reorder" },
  "lots-expire": { label: "Expiring lots", act: "Review" },
  "deliveries-late": { label: "Overdue deliveries", act: "Review" },
  payouts: { label: "Payouts to finish", act: "Pay" },
  "payouts-due": { label: "Affiliates to pay", act: "Draft payout" },
  tickets: { label: "Messages to answer", act: "Reply" },
  reviews: { label: "Reviews to moderate", act: "Moderate" },
  "id-checks": { label: "IDs to check", act: "Check" },
  "affiliate-requests": { label: "Affiliate requests", act: "Review" },
  unanswered: { label: "Unanswered questions", act: "Answer" },
  proposals: { label: "Proposals by programs", act: "Decide" },
  access: { label: "Access requests", act: "Review" },
  backup: { label: "Backup overdue", act: "Back up" },
};

export const pileWords = {
  title: "Waiting",
  oldest: (age: string) => `Oldest: ${age}`,
  next: (time: string) => `Next at ${time}`,
  since: (day: string) => `Due since ${day}`,
  refundsFailed: (count: number) =>
    count === 1 ? "1 refund failed" : `${count.toLocaleString("en")} refunds failed`,
  toLookAt: (count: number) => `${count.toLocaleString("en")} to review`,
  mostAbout: (words: string) => `most about ${words}`,
  firstIn: (days: number) =>
    days === 0 ? "First is sold out" : `First in ${days === 1 ? "1 day" : `${days} days`}`,
  firstOn: (day: string, isOver: boolean) =>
    isOver ? `First expired on ${day}` : `First expires on ${day}`,
  nothing: "Nothing is waiting",
  nothingElse: "Nothing else waits",
  nothingHint: "New orders, messages and reviews appear here.",
} as const;
