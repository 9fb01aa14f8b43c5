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
  `The label allows ${hoursOf(allowed)} above 8 °C, up to 30 °C (${source}).`;

export const ownArrivalMessages = {
  title: "Did it arrive cold?",
  ask: "These goods need to stay cold. Tell us how they arrived to get an answer right away.",
  open: "Tell us how it arrived",
  see: "See the answer",
  pageTitle: (number: string, { parcel, of }: { parcel: number; of: number }) =>
    of > 1
      ? `Did parcel ${parcel} of order ${number} arrive cold?`
      : `Did order ${number} arrive cold?`,
  parcel: (parcel: number, of: number) => `Parcel ${parcel} of ${of}`,
  other: (parcel: number) => `Check parcel ${parcel} too`,
  pageLead: "Before you use anything, check the cold pack and the goods next to it.",
  felt: "How did the parcel feel when you opened it?",
  feltHints: {
    cold: "The cold pack was still frozen, or the goods felt fridge-cold.",
    cool: "Cooler than the room, but not fridge-cold.",
    warm: "Room temperature or warmer.",
  } satisfies Record<Felt, string>,
  hours: "Hours in transit",
  hoursHint:
    "We filled in the hours since the courier picked it up. Enter fewer if it arrived earlier.",
  hoursUnknown: "From when the parcel left us to when it arrived. Leave blank if you’re not sure.",
  photo: "Photo of the indicator or the pack",
  photoHint:
    "JPEG, PNG, WebP or AVIF, up to 8 MB. Only our staff see it. We delete it after 90 days.",
  hasPhoto: "We have your photo. A new one replaces it.",
  optional: "Optional",
  send: "Get your answer",
  correct: "Change your report",
  back: "Back to your order",
  write: "Write to us",
  check: "Please check these fields.",
  saved: "Thank you. Here’s your answer.",
  answers: {
    fine: {
      title: "It arrived as it should",
      lead: "Put it in the fridge now, at 2–8 °C.",
    },
    wait: {
      title: "Please do not use it yet",
      lead: "Put it in the fridge, at 2–8 °C. We’ll review your report and email you what to do.",
    },
    replacement: {
      title: "Please do not use it",
      lead: "We’ll make it right and email you the next step.",
    },
  } satisfies Record<Answer | Decision, { title: string; lead: string }>,
  reply: "Our answer",
  why: {
    cold: "It arrived cold.",
    no_allowance: "We have no label limit for its time out of the cold, so our staff will decide.",
    no_hours: (label: Label) =>
      `${allows(label)} Without the hours in transit, our staff have to decide.`,
    within: (way: Way) =>
      `${allows(way)} It was in transit for ${hoursOf(way.hours)}. If it was left in the sun or got hotter than 30 °C, do not use it, and write to us.`,
    beyond: (way: Way) => `${allows(way)} It was in transit for ${hoursOf(way.hours)}.`,
  },
  problems: {
    not_sent: "This order hasn’t shipped yet.",
    ended: "This order is closed.",
    too_late: "The time to report here has passed. If something is wrong, write to us.",
    nothing_cold: "Nothing in this order needs to stay cold.",
  } satisfies Record<(AskProblem | Refusal<"nothing_cold">)["reason"], string>,
  errors: {
    felt: "Choose how it felt.",
    hours: "Enter whole hours from 0 to 2,000, or leave this blank.",
    key: "Reload this page and send the form again.",
    changed_meanwhile: "This report changed in another window. Please check it again.",
    decided: "We’ve made a decision. Our answer is below.",
    not_a_picture: "We can’t read this file. Use a JPEG, PNG, WebP or AVIF picture.",
    too_large: "This picture is too large. Choose one up to 8 MB.",
    not_whole: "The form didn’t arrive completely. Please send it again.",
  },
} as const;
