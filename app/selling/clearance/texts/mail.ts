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
  "Don’t use this for emergencies. If you have trouble breathing, chest pain or a swollen face, call 911 or go to the nearest emergency room now.";
const said = (answer: string | null) => (answer === null ? [] : [`The clinician wrote: ${answer}`]);

export const clearanceMail = {
  hello: "Hello,",
  footer: "You’re getting this email because you requested a clinician’s approval for a product.",
  see: "See your request",
  go: "Continue to order",
  book: "Book a consultation",
  askAgain: "Request again",
} as const;

/** Mails to a buyer about a request. The subject names no product: other people may see it. */
export const clearanceNews = {
  asked: (product: string): ClearanceNews => ({
    kind: "clearance-asked",
    values: { product },
    subject: "We received your approval request",
    title: "Your request is under review",
    paragraphs: [
      `You requested approval to buy ${product}. A clinician will review your answers, and we’ll email you as soon as there’s a decision.`,
      "You can view or withdraw your request in your account.",
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
      `A clinician approved ${units} of ${product} for you. Sign in to your account to order by ${lastDay}.`,
      ...said(answer),
      "This approval is for you only. Read the product’s safety information before you use it.",
    ],
  }),
  declined: (product: string, answer: string | null): ClearanceNews => ({
    kind: "clearance-declined",
    values: { product },
    subject: "A decision on your request",
    title: "Your request was not approved",
    paragraphs: [
      `A clinician didn’t approve ${product} for you, so you can’t order it.`,
      ...said(answer),
      "A doctor can help you find an alternative.",
    ],
  }),
  to_talk: (product: string, answer: string | null): ClearanceNews => ({
    kind: "clearance-to_talk",
    values: { product },
    subject: "A clinician would like to talk to you",
    title: "Please talk to us first",
    paragraphs: [
      `A clinician would like to talk to you before deciding on your request for ${product}. Please book a consultation.`,
      ...said(answer),
      EMERGENCY,
    ],
  }),
  expired: (product: string): ClearanceNews => ({
    kind: "clearance-expired",
    values: { product },
    subject: "Your request expired without a decision",
    title: "Your request has expired",
    paragraphs: [
      `Your request for approval to buy ${product} expired before there was a decision. We’re sorry if you were waiting for us.`,
      "If you still want the product, you can request approval again.",
    ],
  }),
} as const;
