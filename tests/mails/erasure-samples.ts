import { createElement } from "react";
import { ErasureMail } from "#app/office/erasure/emails/erasure-mail.tsx";
import { erasureMail as say } from "#app/office/erasure/texts/mail.ts";

const when = "Dec 3, 2026, 4:00 PM";
const shop = "http://127.0.0.1:3000";

const sample = (name: string, words: { subject: string; paragraphs: readonly string[] }) => {
  const { subject: title, paragraphs } = words;
  const action = { label: say.open, href: `${shop}/portal/your-data` };
  return { name, title, element: createElement(ErasureMail, { title, paragraphs, action }) };
};

/** The mails to a customer whose data is to be deleted. */
export const ERASURE_SAMPLES = [
  sample("an account that is to be deleted", say.asked(when)),
  sample("a guest who is to be deleted", say.askedForGuest(when)),
  sample("an account that waits to be deleted", say.waits(["order PM-26-000123, not completed"])),
  sample("an account that is deleted", say.done),
];
