import { formatCount } from "#app/lib/money.ts";
import type { ConcessionKind } from "../rules/concession-terms.ts";

const KIND_TEXTS: Record<ConcessionKind, string> = {
  senior: "Senior citizen",
  pwd: "Person with disability",
};

/** Shown beside an order's totals. */
export const givenBy = (kind: ConcessionKind, end: string | null) =>
  end === null
    ? `Given as ${KIND_TEXTS[kind].toLowerCase()}. The ID was checked.`
    : `Given as ${KIND_TEXTS[kind].toLowerCase()}, ID ending in ${end}. The ID was checked.`;

/** The effect of an order's change on the discount. */
export const savedByLaw = (from: string, to: string) =>
  from === to ? `Saving unchanged: ${to}` : `Saves ${to} instead of ${from}`;

export const claimMessages = {
  title: "IDs to check",
  lead: "Buyers who claim senior citizen or PWD status. If you approve the ID, they get 20% off and no VAT on eligible products.",
  ofName: (name: string) => `${name}’s ID`,
  kinds: KIND_TEXTS,
  none: "No IDs to check",
  noneHint: "When the discount is on in Settings, buyers can send their ID from their profile.",
  facts: {
    account: "Account",
    name: "Name on the ID",
    number: "ID number",
    issuer: "Issued by",
    sent: "Sent",
    earlier: "Earlier IDs sent",
  },
  notReadable: "Unreadable: encrypted with a different APP_SECRET.",
  earlier: (count: number) => (count === 1 ? "1 time" : `${count} times`),
  picture: (side: number, name: string) => `Picture ${side} of ${name}’s ID`,
  recorded: "Each view of an ID is recorded with your name.",
  approve: "Approve",
  validUntil: "Valid until",
  validHint: "As shown on the ID. Leave blank if the ID has no end date.",
  refuse: "Reject",
  reason: "Reason for rejection",
  reasonHint: "Emailed to the buyer.",
  approved: "Approved. The buyer gets an email.",
  refused: "Rejected. The buyer gets an email.",
  errors: {
    forbidden: "Your role doesn’t allow you to decide on IDs.",
    own: "You can’t check your own ID. Ask a colleague.",
    not_waiting: "A colleague has decided on this ID, or the buyer withdrew it.",
    reason: "Enter a reason, so the buyer knows what to send.",
    long: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use only letters, digits and common symbols.",
    email: "Enter part of the email address.",
    day: "Enter today or a later date, or leave this blank.",
    not_understood: "Something went wrong, and nothing has changed. Please try again.",
  },
  approvedTitle: "Approved",
  approvedNone: "No one has this discount yet.",
  sought: "Email or part of it",
  find: "Find",
  foundNone: (email: string) => `No one with “${email}” has this discount.`,
  moreApproved: (shown: number, all: number) =>
    `Showing the latest ${shown} of ${formatCount(all)}. Find others by email.`,
  end: "End",
  endOf: (name: string) => `End the discount for ${name}`,
  ended: "Discount ended. Existing orders keep it.",
  notThere: "This discount had already ended.",
} as const;
