import { listWords } from "#app/lib/list-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Blocker, BlockerKind } from "../rules/find-blockers.ts";
import { ERASURE_DAYS, ERASURE_WORD } from "../rules/erasure-terms.ts";

const one = (count: number, single: string, many: string) => (count === 1 ? single : many);

/** A blocker in words: “order PM-26-000123 on its way”. */
export function blockerTitle(blocker: Blocker): string {
  switch (blocker.kind) {
    case "staff":
      return "your staff role";
    case "last_owner":
      return "your role as the shop’s only owner";
    case "order":
      return `${one(blocker.numbers.length, "order", "orders")} ${listWords(blocker.numbers)}, not completed`;
    case "return":
      return `${one(blocker.numbers.length, "return", "returns")} ${listWords(blocker.numbers)}, not settled`;
    case "refund":
      return "a refund on its way to you";
    case "booking":
      return `${one(blocker.numbers.length, "consultation", "consultations")} ${listWords(blocker.numbers)}, upcoming`;
    case "credit":
      return "a paid consultation you haven’t used";
    case "commission":
      return `${formatMoney(blocker.amount)} in unpaid commissions`;
  }
}

export const BLOCKER_STEPS: Readonly<Record<BlockerKind, { todo: string; link: string }>> = {
  staff: {
    todo: "Ask an owner to remove you from the staff first.",
    link: "Write to us",
  },
  last_owner: {
    todo: "Make someone else an owner first, then ask them to remove you from the staff.",
    link: "Open staff",
  },
  order: {
    todo: "Wait for delivery, or cancel if you still can.",
    link: "Open your orders",
  },
  return: {
    todo: "Wait for our decision and any refund, or write to us to withdraw.",
    link: "Open your returns",
  },
  refund: {
    todo: "Wait for it to arrive. It takes a few days at most.",
    link: "Open your refunds",
  },
  booking: {
    todo: "Cancel, or wait until after the visit.",
    link: "Open your consultations",
  },
  credit: {
    todo: "Book it, or ask us for a refund.",
    link: "Book a consultation",
  },
  commission: {
    todo: "Wait for the payout, or write to us.",
    link: "Open your commissions",
  },
};

export const erasureMessages = {
  title: "Delete my account",
  lead: `We delete your data ${ERASURE_DAYS} days after you ask. Until then, your account works, and you can change your mind.`,
  goes: "What is deleted",
  goesText:
    "Your account and every way to sign in, your profile, addresses, notes about you, carts, reviews, messages and news. All health data too: assessments, Wellness, courses, consultations and their notes.",
  stays: "What stays",
  staysLead:
    "Your orders stay under a random name that can’t be traced to you, without any address, email, phone or note. Invoices stay as issued, with your name and address, because tax law requires them unchanged.",
  until: (until: string) => `How long: ${until}.`,
  lists: "See what is deleted and what stays",
  blocked: "Before you can delete your account",
  blockedLead: "Settle these first.",
  word: `Type ${ERASURE_WORD} to confirm`,
  wordHint: `Next, we’ll ask you to confirm it’s you. After ${ERASURE_DAYS} days this can’t be undone.`,
  wordNeeded: `Type ${ERASURE_WORD} in capital letters.`,
  ask: "Delete my account",
  asked: (when: string) => `Your account will be deleted on ${when}. We sent you an email.`,
  waitsText: (what: readonly string[]) =>
    `It was due for deletion, but something is still open: ${listWords(what)}. We check every hour.`,
  kept: "You’ve kept your account. Nothing was deleted.",
  notAsked: "No deletion of your account is scheduled.",
  refusals: {
    forbidden: "Sign in first.",
    unconfirmed: "Confirm your email first, so we know the account is yours.",
    demo: "This is a demo account, so it can’t be deleted.",
    blocked: "Your account can’t be deleted yet. See below what’s still open.",
  },
} as const;
