import type { SuppressionReason } from "#app/platform/mail/suppression-terms.ts";

export const suppressionMessages = {
  title: "Suppression list",
  lead: "Addresses that get fewer emails, or none. Every email is checked against this list in the moment it leaves.",
  caption: "Suppressed addresses",
  columns: { address: "Address", reason: "Reason", stops: "Gets no", since: "Since", note: "Note" },
  search: "Search a whole address",
  none: "No address is suppressed",
  noneHint: "Bounces, complaints and people who unsubscribe appear here by themselves.",
  erased: "Erased",
  reasons: {
    unsubscribed: "Unsubscribed",
    staff: "By staff",
    soft_bounces: "Bounced several times",
    complaint: "Complaint",
    hard_bounce: "Does not exist",
  } satisfies Record<SuppressionReason, string>,
  stops: {
    unsubscribed: "News and offers",
    staff: "News and offers",
    soft_bounces: "News, offers and reminders",
    complaint: "News, offers and reminders",
    hard_bounce: "Email at all",
  } satisfies Record<SuppressionReason, string>,
  add: "Suppress a mailbox",
  addTitle: "Suppress a mailbox",
  addLead: "It gets no news and offers any more. Emails about its orders still go out.",
  email: "Email",
  why: "Why",
  addNow: "Suppress it",
  added: "The address is suppressed.",
  back: "Suppression list",
  lift: "Lift the suppression",
  liftHint:
    "Only what its owner agreed to is sent again. If its emails bounce again, it comes back here.",
  liftNow: "Lift it",
  lifted: "The address is no longer suppressed.",
  notLifted:
    "Its owner marked our email as spam. Only they can take that back, so it can’t be lifted here.",
  check: "Please check these fields",
  needed: {
    address: "Enter an email address, such as maria@example.com",
    why: "Say why, in at most 300 characters.",
  },
  errors: {
    forbidden: "Your role does not allow this. Ask a manager.",
    complaint: "A complaint can’t be lifted.",
  },
} as const;
