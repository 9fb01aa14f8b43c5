import { ErasureMail } from "#app/office/erasure/emails/erasure-mail.tsx";
import { erasureMail as say } from "#app/office/erasure/texts/mail.ts";
import type { MailValues } from "../../../rules/mail-variables.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";

type Words = { subject: string; paragraphs: readonly string[] };

function written(
  { subject, paragraphs }: Words,
  label: string,
  to: string,
  values: MailValues = {},
) {
  const action = { label, href: to };
  return sampleMail(subject, values, ErasureMail, { title: subject, paragraphs, action });
}

export const ERASURE_MAILS = {
  "erasure-asked": {
    name: "Deletion requested",
    when: "Someone requests deletion of their account and data.",
    samples: (d) => [
      written(say.asked(d.until), say.open, `${d.shop}/portal/your-data`, { until: d.until }),
    ],
  },
  "erasure-asked-guest": {
    name: "Deletion of a guest’s data requested",
    when: "Staff record a deletion request from someone without an account.",
    samples: (d) => [
      written(say.askedForGuest(d.until), say.write, `${d.shop}/contact`, { until: d.until }),
    ],
  },
  "erasure-waits": {
    name: "Deletion delayed",
    when: "Data is due for deletion, but something is still open.",
    samples: (d) => [written(say.waits([d.words]), say.open, `${d.shop}/portal/your-data`)],
  },
  "erasure-done": {
    name: "Data deleted",
    when: "A person’s data is deleted.",
    samples: (d) => [written(say.done, say.shop, d.shop)],
  },
} satisfies Record<string, MailEntry>;
