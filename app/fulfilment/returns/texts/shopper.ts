import type { AskProblem } from "../rules/may-ask.ts";
import type { ReturnReason, ReturnState } from "../rules/return-terms.ts";

export const returnReasons: Record<ReturnReason, string> = {
  warm: "It arrived warm",
  damaged: "It’s damaged or was opened",
  wrong: "It’s not what I ordered",
  faulty: "Something else is wrong with it",
  other: "Another reason",
  came_back: "The parcel came back",
};

export const ownReturnMessages = {
  title: "Returns",
  open: "Return items",
  until: (day: string) => `You can request a return until ${day}.`,
  pageTitle: (number: string) => `Return items from order ${number}`,
  pageLead:
    "Tell us what’s wrong. Please wait for our answer before you send anything back. Often a photo is enough.",
  reason: "What’s wrong?",
  note: "Tell us more",
  noteHint: "What you saw, and when.",
  photos: "Photos",
  photosHint:
    "Up to three. If something arrived damaged or leaking, a photo helps us decide sooner. We delete photos six months after the return is closed.",
  photoAlt: (which: number, number: string) => `Photo ${which} of return ${number}`,
  photoProblems: {
    too_many_photos: "Choose at most three photos",
    not_a_picture: "We can’t read one of the files. Use JPEG, PNG, WebP or AVIF photos.",
    too_large: "The photos are too large together. Choose fewer or smaller ones.",
    not_whole: "The photos didn’t arrive completely. Please send the form again.",
  },
  credit: {
    label: "If I get money back, I want store credit instead",
    hint: "You can use it at checkout at once, and it never expires. Otherwise the money goes back the way you paid.",
  },
  optional: "Optional",
  units: "How many of each?",
  none: "None",
  unitsLeft: (count: number) => (count === 1 ? "1 can be returned" : `${count} can be returned`),
  submit: "Request return",
  back: "Back to your order",
  write: "Write to us",
  check: "Please check these fields.",
  asked: (number: string) =>
    `We received your return request ${number}. We’ll email you our answer.`,
  problems: {
    not_sent: "This order hasn’t shipped yet. You can change or cancel it on the order page.",
    ended: "This order is closed, so nothing can be returned.",
    too_late:
      "The time to request a return here has passed. If something is wrong with a product, write to us.",
    nothing_left: "A return was already requested for everything in this order.",
  } satisfies Record<AskProblem["reason"] | "nothing_left", string>,
  errors: {
    key: "Reload this page and send the form again.",
    reason: "Choose a reason.",
    note: "Tell us what’s wrong.",
    noteLong: (max: number) => `Use at most ${max} characters.`,
    nothing_asked: "Choose at least one item.",
    too_many: "Fewer units can be returned now. Please choose again.",
    units: "Enter a whole number.",
  },
  states: {
    asked: "Requested",
    approved: "Approved",
    received: "Received",
    inspected: "Checked",
    settled: "Closed",
    refused: "Not accepted",
  } satisfies Record<ReturnState, string>,
  /** Names of the current step, whose result is still open. */
  waiting: {
    approved: "Under review",
    received: "Waiting for your parcel",
    inspected: "Being checked",
    settled: "Being finalized",
  } as Partial<Record<ReturnState, string>>,
  step: { done: "done", now: "now", ahead: "not yet" },
  reasonOf: (reason: string) => `Reason: ${reason}`,
  lineOf: (units: number, name: string) => `${units} × ${name}`,
  refunded: (amount: string) => `${amount} is refunded.`,
  credited: (amount: string) => `${amount} is refunded as store credit.`,
  answerTitle: { approved: "What to do", refused: "Why", settled: "Our answer" },
  keepIt: "You don’t have to send anything back.",
} as const;
