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
  from === to ? `Still saves ${to}` : `Saves ${to} instead of ${from}`;

export const claimMessages = {
  title: "IDs to check",
  lead: "Buyers who say that they are a senior citizen or a person with disability. An approval gives them 20% off, and no VAT, on the products that have the discount.",
  ofName: (name: string) => `ID of ${name}`,
  kinds: KIND_TEXTS,
  none: "No ID waits",
  noneHint:
    "Buyers send their ID from their profile once the discount is switched on in the settings.",
  facts: {
    account: "Account",
    name: "Name on the ID",
    number: "ID number",
    issuer: "Issued by",
    sent: "Sent",
    earlier: "Sent before",
  },
  notReadable: "Not readable: it was encrypted under another secret of the shop.",
  earlier: (count: number) => (count === 1 ? "Once" : `${count} times`),
  picture: (side: number, name: string) => `Picture ${side} of the ID of ${name}`,
  recorded: "Each look at an ID is recorded with your name.",
  approve: "Approve",
  validUntil: "Valid until",
  validHint: "As on the ID. Empty: without an end.",
  refuse: "Refuse",
  reason: "Why it is refused",
  reasonHint: "The buyer reads it in an email.",
  approved: "Approved. The buyer gets an email.",
  refused: "Refused. The buyer gets an email.",
  errors: {
    forbidden: "You may not decide on IDs.",
    own: "Someone else has to check your own ID.",
    not_waiting: "Someone else decided on this ID, or the buyer withdrew it.",
    reason: "Write why, so that the buyer knows what to send.",
    long: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use letters, digits and usual signs.",
    email: "Enter a part of the email.",
    day: "Enter a day from today on, or leave it empty.",
    not_understood: "The decision was not understood. Nothing was changed.",
  },
  approvedTitle: "Approved",
  approvedNone: "No one has the discount yet.",
  sought: "Email, or a part of it",
  find: "Find",
  foundNone: (email: string) => `No one with “${email}” has the discount.`,
  moreApproved: (shown: number, all: number) =>
    `The ${shown} that were approved last, of ${formatCount(all)}. Find the others by their email.`,
  end: "End",
  endOf: (name: string) => `End the discount of ${name}`,
  ended: "The discount is ended. Orders that have it keep it.",
  notThere: "It was ended already.",
} as const;
