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
  footer: "You’re getting this email because you sent us an ID to check.",
  shop: "Go to the shop",
  again: "Send your ID again",
} as const;

/** The subject does not reveal the status, since other people may see it. */
export const concessionNews = {
  approved: (validUntil: string | null): ConcessionNews => ({
    kind: "concession-approved",
    subject: "We checked your ID",
    title: "Your discount is ready",
    paragraphs: [
      "We checked your ID. While you’re signed in, you now get 20% off and pay no VAT on products covered by law. If a promotion saves you more, it applies instead.",
      ...(validUntil === null ? [] : [`Your discount is valid until ${formatDay(validUntil)}.`]),
      "The discount is only for products you use yourself.",
    ],
  }),
  refused: (reason: string): ConcessionNews => ({
    kind: "concession-refused",
    subject: "We couldn’t accept your ID",
    title: "We couldn’t accept your ID",
    paragraphs: [
      `We checked the ID you sent. Reason: ${reason}`,
      "You can send your ID again from your profile.",
    ],
  }),
} as const;
