import type { Refusal } from "#app/lib/result.ts";
import type { AskProblem } from "#app/fulfilment/returns/rules/may-ask.ts";
import type { Decision, Felt } from "../rules/arrival-terms.ts";
import type { Answer } from "../rules/judge-arrival.ts";

export const feltTexts: Record<Felt, string> = {
  cold: "Cold",
  cool: "Cool",
  warm: "Warm",
};

type Label = { allowed: number; source: string };
type Way = Label & { hours: number };

const hoursOf = (hours: number) => (hours === 1 ? "1 hour" : `${hours.toLocaleString("en")} hours`);
const allows = ({ allowed, source }: Label) =>
  `The label allows ${hoursOf(allowed)} above 8 °C, at up to 30 °C (${source}).`;

export const ownArrivalMessages = {
  title: "Did it arrive cold?",
  ask: "These goods are kept cold. Tell us how they arrived, and you have an answer at once.",
  open: "Tell us how it arrived",
  see: "See the answer",
  pageTitle: (number: string, { parcel, of }: { parcel: number; of: number }) =>
    of > 1
      ? `Did parcel ${parcel} of order ${number} arrive cold?`
      : `Did order ${number} arrive cold?`,
  parcel: (parcel: number, of: number) => `Parcel ${parcel} of ${of}`,
  other: (parcel: number) => `Parcel ${parcel} is cold too`,
  pageLead: "Look before you use anything: at the cold pack, and at the goods beside it.",
  felt: "How did it feel when you opened it?",
  feltHints: {
    cold: "The cold pack was still frozen, or the goods felt as from a fridge.",
    cool: "Cooler than the room, but not as from a fridge.",
    warm: "As warm as the room, or warmer.",
  } satisfies Record<Felt, string>,
  hours: "Hours on its way",
  hoursHint: "Filled in: the hours since the courier took it. Write fewer if it came earlier.",
  hoursUnknown: "From when it left us to when it arrived. Leave it empty if you do not know.",
  photo: "Photo of the indicator or the pack",
  photoHint: "JPEG, PNG, WebP or AVIF, at most 8 MB. Only our staff see it, for 90 days.",
  hasPhoto: "We have your photo. A new one takes its place.",
  optional: "Optional",
  send: "Get the answer",
  correct: "Correct what you told us",
  back: "Back to your order",
  check: "Please check these fields.",
  saved: "Thank you. This is the answer.",
  answers: {
    fine: {
      title: "It arrived as it should",
      lead: "Put it in the fridge now, at 2–8 °C.",
    },
    wait: {
      title: "Please do not use it yet",
      lead: "Put it in the fridge, at 2–8 °C. We look at it and email you what to do.",
    },
    replacement: {
      title: "Please do not use it",
      lead: "We put this right, and email you about the next step.",
    },
  } satisfies Record<Answer | Decision, { title: string; lead: string }>,
  reply: "Our answer",
  why: {
    cold: "It arrived cold.",
    no_allowance: "No label tells us how long it may be out of the cold, so a person decides.",
    no_hours: (label: Label) =>
      `${allows(label)} Without the hours on its way, a person has to decide.`,
    within: (way: Way) =>
      `${allows(way)} It was on its way for ${hoursOf(way.hours)}. If it lay in the sun or was hotter than 30 °C, do not use it and write to us.`,
    beyond: (way: Way) => `${allows(way)} It was on its way for ${hoursOf(way.hours)}.`,
  },
  problems: {
    not_sent: "This order has not been sent yet.",
    ended: "This order has ended.",
    too_late: "The time to tell us here is over. If something is wrong, write to us.",
    nothing_cold: "Nothing in this order has to stay cold.",
  } satisfies Record<(AskProblem | Refusal<"nothing_cold">)["reason"], string>,
  errors: {
    felt: "Choose how it felt.",
    hours: "Enter whole hours from 0 to 2,000, or leave it empty.",
    key: "Please reload this page and send the form again.",
    changed_meanwhile: "This was answered in another window. Please look at it again.",
    decided: "We have decided by now. Our answer is below.",
    not_a_picture: "This file is not a picture that we can read.",
    too_large: "This picture is too large. It can have 8 MB.",
    not_whole: "The form did not arrive whole. Please send it again.",
  },
} as const;
