import type { AskProblem } from "../rules/may-ask.ts";
import type { ReturnReason, ReturnState } from "../rules/return-terms.ts";

export const returnReasons: Record<ReturnReason, string> = {
  warm: "It arrived warm",
  damaged: "It is damaged or was opened",
  wrong: "It is not what I ordered",
  faulty: "Something else is wrong with it",
  other: "Another reason",
  came_back: "The parcel came back",
};

export const ownReturnMessages = {
  title: "Returns",
  open: "Return items",
  until: (day: string) => `You can ask until ${day}.`,
  pageTitle: (number: string) => `Return items of order ${number}`,
  pageLead:
    "Tell us what is wrong. Please send nothing back before we have answered: often a photo is enough.",
  reason: "What is wrong?",
  note: "Tell us more",
  noteHint: "What you saw, and when.",
  photos: "Photos",
  photosHint:
    "Up to three. If something arrived damaged or leaking, please add one: we can then decide sooner. We delete them half a year after the return is settled.",
  photoAlt: (which: number, number: string) => `Photo ${which} of return ${number}`,
  photoProblems: {
    too_many_photos: "Choose at most three photos",
    not_a_picture: "One of the files is not a photo that we can read. Use JPEG, PNG, WebP or AVIF.",
    too_large: "The photos are too large together. Choose fewer, or smaller ones.",
    not_whole: "The photos did not arrive whole. Please send the form again.",
  },
  optional: "Optional",
  units: "How many of each?",
  unitsOf: (name: string) => `Units of ${name}`,
  none: "None",
  unitsLeft: (count: number) => (count === 1 ? "1 can be returned" : `${count} can be returned`),
  submit: "Ask for the return",
  back: "Back to your order",
  check: "Please check these fields.",
  asked: (number: string) => `We have your request ${number}, and will email you our answer.`,
  problems: {
    not_sent: "This order has not been sent yet. You can change or cancel it on its page.",
    ended: "This order has ended, so nothing of it can be returned.",
    too_late:
      "The time to ask for a return here is over. If something is wrong with a product, write to us.",
    nothing_left: "A return was already asked for everything in this order.",
  } satisfies Record<AskProblem["reason"] | "nothing_left", string>,
  errors: {
    key: "Please reload this page and send the form again.",
    reason: "Choose what is wrong.",
    note: "Tell us what is wrong.",
    noteLong: (max: number) => `Use at most ${max} characters.`,
    nothing_asked: "Choose at least one item.",
    too_many: "Fewer can be returned by now. Please choose again.",
    units: "Enter a whole number.",
  },
  states: {
    asked: "Asked for",
    approved: "Approved",
    received: "Received",
    inspected: "Checked",
    settled: "Closed",
    refused: "Not accepted",
  } satisfies Record<ReturnState, string>,
  /** Names of the current step, whose result is still open. */
  waiting: {
    approved: "We are deciding",
    received: "Waiting for your parcel",
    inspected: "Being checked",
    settled: "Being settled",
  } as Partial<Record<ReturnState, string>>,
  step: { done: "done", now: "now", ahead: "not yet" },
  reasonOf: (reason: string) => `Reason: ${reason}`,
  lineOf: (units: number, name: string) => `${units} × ${name}`,
  refunded: (amount: string) => `${amount} is refunded.`,
  answerTitle: { approved: "What to do", refused: "Why", settled: "Our answer" },
  keepIt: "You do not have to send anything back.",
} as const;
