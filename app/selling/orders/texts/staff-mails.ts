import { MOST_AGAIN, type MailState } from "../rules/mails-again.ts";

export const orderMailMessages = {
  title: "Emails to the buyer",
  none: "No email about this order yet.",
  states: {
    sent: "Sent",
    withheld: "Held back",
    failing: "Not delivered yet",
    waiting: "Waiting to be sent",
  } satisfies Record<MailState, string>,
  withheldWhy: "This address got as many emails that day as a guest’s may.",
  bounced:
    "This address does not exist, or takes no mail. Ask the buyer for another one, or lift it on the suppression list.",
  attempts: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  to: (address: string) => `to ${address}`,
  again: "Send again",
  againOf: (subject: string, at: string) => `Send again: ${subject}, ${at}`,
  lostLinks: "Its links were used or are too old, so it can’t be sent again.",
  sent: (to: string) => `The email is on its way to ${to}.`,
  refusals: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This email no longer exists.",
    too_many: `${MOST_AGAIN} emails about this order were sent again within a day. Wait until tomorrow.`,
    lost_links: "Its links were used or are too old, so it can’t be sent again.",
  },
} as const;
