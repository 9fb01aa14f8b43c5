import { createElement } from "react";
import { DigestMail } from "#app/running/staff/emails/digest-mail.tsx";
import { digestMail as say } from "#app/running/staff/texts/mail-digest.ts";

const shop = "http://127.0.0.1:3000";

/** What one of the staff reads in the morning. */
export const DIGEST_SAMPLE = {
  name: "what waits today, to one of the staff",
  title: say.title,
  element: createElement(DigestMail, {
    subject: say.subject(14),
    piles: [
      { label: say.line("To pack", "Oldest: 5 hours"), count: "12" },
      { label: "Messages to answer", count: "2" },
    ],
    href: `${shop}/admin`,
    changeHref: `${shop}/admin/me`,
  }),
};
