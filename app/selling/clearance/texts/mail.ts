import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";
import type { MailValues } from "#app/running/mailing/rules/mail-variables.ts";

export type ClearanceNews = {
  kind: MailKind;
  /** Placeholders that the owner's own words may use, by name. */
  values: MailValues;
  subject: string;
  title: string;
  paragraphs: readonly string[];
};

const EMERGENCY =
  "This is not for emergencies. Trouble breathing, chest pain or a swollen face: call 911 or go to the nearest emergency room now.";
const said = (answer: string | null) => (answer === null ? [] : [`The clinician wrote: ${answer}`]);

export const clearanceMail = {
  hello: "Hello,",
  footer: "You get this email because you asked a clinician to approve a product.",
  see: "See your request",
  go: "Go on to order",
  book: "Book a consultation",
  askAgain: "Ask again",
} as const;

/** Mails to a buyer about a request. The subject names no product: other people may see it. */
export const clearanceNews = {
  asked: (product: string): ClearanceNews => ({
    kind: "clearance-asked",
    values: { product },
    subject: "We have your request for an approval",
    title: "A clinician looks at your request",
    paragraphs: [
      `You asked for an approval to buy ${product}. A clinician reads your answers and decides. We email you as soon as there is a decision.`,
      "You can see the request in your account, and withdraw it there.",
      EMERGENCY,
    ],
  }),
  approved: (
    product: string,
    { units, lastDay, answer }: { units: string; lastDay: string; answer: string | null },
  ): ClearanceNews => ({
    kind: "clearance-approved",
    values: { product, units, until: lastDay },
    subject: "Your request is approved",
    title: "Your request is approved",
    paragraphs: [
      `A clinician approved ${units} of ${product} for you. You can order until ${lastDay}, signed in to your account.`,
      ...said(answer),
      "The approval is for you alone. Read the product’s safety information before you use it.",
    ],
  }),
  declined: (product: string, answer: string | null): ClearanceNews => ({
    kind: "clearance-declined",
    values: { product },
    subject: "A decision on your request",
    title: "Your request was not approved",
    paragraphs: [
      `A clinician did not approve ${product} for you, so it cannot be ordered.`,
      ...said(answer),
      "You can talk to a doctor about what would suit you instead.",
    ],
  }),
  to_talk: (product: string, answer: string | null): ClearanceNews => ({
    kind: "clearance-to_talk",
    values: { product },
    subject: "A clinician would like to talk to you",
    title: "Please talk to us first",
    paragraphs: [
      `Before a clinician decides on your request for ${product}, they would like to talk to you. Please book a consultation.`,
      ...said(answer),
      EMERGENCY,
    ],
  }),
  expired: (product: string): ClearanceNews => ({
    kind: "clearance-expired",
    values: { product },
    subject: "Your request has ended without a decision",
    title: "Your request has ended",
    paragraphs: [
      `Your request for an approval to buy ${product} ended before there was a decision. We are sorry if you were waiting for us.`,
      "If you still want the product, you can ask again.",
    ],
  }),
} as const;
