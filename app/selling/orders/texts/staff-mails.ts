import { MOST_AGAIN, type MailState } from "../rules/mails-again.ts";

export const orderMailMessages = {
  title: "Emails to the buyer",
  none: "No email about this order yet.",
  states: {
    sent: "Sent",
    withheld: "Withheld",
    failing: "Not delivered yet",
    waiting: "Queued",
  } satisfies Record<MailState, string>,
  texted: "The buyer gets this news as a text or notification. If that fails, this email is sent.",
  withheldWhy: "This address reached the daily email limit for guests.",
  bounced:
    "This address doesn’t exist or rejects mail. Ask the buyer for another one, or remove it from the suppression list.",
  attempts: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  to: (address: string) => `to ${address}`,
  again: "Send again",
  againOf: (subject: string, at: string) => `Send again: ${subject}, ${at}`,
  lostLinks: "The links in this email were used or have expired, so it can’t be sent again.",
  sent: (to: string) => `The email is on its way to ${to}.`,
  refusals: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This email no longer exists.",
    too_many: `You can resend at most ${MOST_AGAIN} emails about an order in a day. Try again tomorrow.`,
    lost_links: "The links in this email were used or have expired, so it can’t be sent again.",
  },
} as const;
