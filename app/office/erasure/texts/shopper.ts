import { listWords } from "#app/lib/list-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Blocker, BlockerKind } from "../rules/find-blockers.ts";
import { ERASURE_DAYS, ERASURE_WORD } from "../rules/erasure-terms.ts";

const one = (count: number, single: string, many: string) => (count === 1 ? single : many);

/** A blocker in words: “order PM-26-000123 on its way”. */
export function blockerTitle(blocker: Blocker): string {
  switch (blocker.kind) {
    case "staff":
      return "your place in our staff";
    case "last_owner":
      return "the shop, whose only owner you are";
    case "order":
      return `${one(blocker.numbers.length, "order", "orders")} ${listWords(blocker.numbers)}, not over yet`;
    case "return":
      return `${one(blocker.numbers.length, "return", "returns")} ${listWords(blocker.numbers)}, not settled yet`;
    case "refund":
      return "money on its way back to you";
    case "booking":
      return `${one(blocker.numbers.length, "consultation", "consultations")} ${listWords(blocker.numbers)}, still to come`;
    case "credit":
      return "a consultation that you paid for and have not used";
    case "commission":
      return `${formatMoney(blocker.amount)} of commissions, not paid out yet`;
  }
}

export const BLOCKER_STEPS: Readonly<Record<BlockerKind, { todo: string; link: string }>> = {
  staff: {
    todo: "Ask an owner to take you off the staff first.",
    link: "Write to us",
  },
  last_owner: {
    todo: "Make someone else an owner first, and let them take you off the staff.",
    link: "Open the staff",
  },
  order: {
    todo: "Wait until it has arrived, or cancel it while that is possible.",
    link: "Open your orders",
  },
  return: {
    todo: "Wait until it is settled, or write to us to withdraw it.",
    link: "Open the orders of your returns",
  },
  refund: {
    todo: "Wait until it has arrived: that takes a few days at most.",
    link: "Open the refunds in your orders",
  },
  booking: {
    todo: "Cancel it, or wait until it is over.",
    link: "Open your consultations",
  },
  credit: {
    todo: "Book it, or ask us for your money back.",
    link: "Book a consultation",
  },
  commission: {
    todo: "Wait until it is paid out, or write to us.",
    link: "Open your commissions",
  },
};

export const erasureMessages = {
  title: "Delete my account",
  lead: `We delete what we know about you ${ERASURE_DAYS} days after you ask. Until then the account works, and you can keep it with one press.`,
  goes: "What is deleted",
  goesText:
    "Your account with every way to sign in, your profile and addresses, notes about you, carts, reviews, messages and news, and everything about your health: assessments, Wellness, courses, consultations and their notes.",
  stays: "What stays",
  staysLead:
    "Your orders stay under a name made up by chance, which leads no one to you. No address, email, phone or note stays with them. An invoice stays as it was given out, with your name and address on it: tax law wants it unchanged.",
  until: (until: string) => `Until when: ${until}.`,
  lists: "See every part of your data, and what happens to it",
  blocked: "What is in the way now",
  blockedLead: "Settle this first. Then you can delete your account here.",
  word: `Type ${ERASURE_WORD} to confirm`,
  wordHint: "We then ask who you are. This cannot be undone once the time is over.",
  wordNeeded: `Type ${ERASURE_WORD} in capital letters.`,
  ask: "Delete my account",
  asked: (when: string) => `Your account will be deleted on ${when}. We have sent you an email.`,
  waitsText: (what: readonly string[]) =>
    `It was due, but something is still open: ${listWords(what)}. We try again every hour.`,
  kept: "Your account stays. Nothing was deleted.",
  notAsked: "Your account is not to be deleted: there is nothing to stop.",
  refusals: {
    forbidden: "Sign in first.",
    unconfirmed: "Confirm your email first: we have to know that the account is yours.",
    demo: "This account is for trying out the shop, so it cannot be deleted.",
    blocked: "Something is in the way now. See below what it is.",
  },
} as const;
