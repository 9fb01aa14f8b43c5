import { formatDay } from "#app/lib/dates.ts";
import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";

export type ConcessionNews = {
  kind: MailKind;
  subject: string;
  title: string;
  paragraphs: readonly string[];
};

export const concessionMail = {
  hello: "Hello,",
  footer: "You get this email because you sent us an ID to be checked.",
  shop: "Go to the shop",
  again: "Send it again",
} as const;

/** The subject does not reveal the status, since other people may see it. */
export const concessionNews = {
  approved: (validUntil: string | null): ConcessionNews => ({
    kind: "concession-approved",
    subject: "Your ID is checked",
    title: "Your discount is ready",
    paragraphs: [
      "We checked your ID. From now on you get 20% off, and pay no VAT, on the products that the law names, as long as you are signed in. A promotion counts instead where it takes more off.",
      ...(validUntil === null ? [] : [`It is valid until ${formatDay(validUntil)}.`]),
      "The discount is for what you use yourself.",
    ],
  }),
  refused: (reason: string): ConcessionNews => ({
    kind: "concession-refused",
    subject: "We could not accept your ID",
    title: "We could not accept your ID",
    paragraphs: [
      `We looked at what you sent: ${reason}`,
      "You can send it again from your profile.",
    ],
  }),
} as const;
