import type { SuppressionReason } from "#app/platform/mail/suppression-terms.ts";

export const suppressionMessages = {
  title: "Suppression list",
  lead: "Addresses that get fewer emails, or none. We check this list before each email leaves.",
  caption: "Suppressed addresses",
  columns: { address: "Address", reason: "Reason", stops: "Blocked", since: "Since", note: "Note" },
  search: "Search by full address",
  none: "No suppressed addresses",
  noneHint: "Bounces, complaints and unsubscribes appear here automatically.",
  erased: "Erased",
  reasons: {
    unsubscribed: "Unsubscribed",
    staff: "Added by staff",
    soft_bounces: "Bounced several times",
    complaint: "Complaint",
    hard_bounce: "Address doesn’t exist",
  } satisfies Record<SuppressionReason, string>,
  stops: {
    unsubscribed: "News and offers",
    staff: "News and offers",
    soft_bounces: "News, offers and reminders",
    complaint: "News, offers and reminders",
    hard_bounce: "All email",
  } satisfies Record<SuppressionReason, string>,
  add: "Suppress an address",
  addTitle: "Suppress an address",
  addLead: "This address gets no more news and offers. Order emails still go out.",
  email: "Email",
  why: "Reason",
  addNow: "Suppress address",
  added: "The address is suppressed.",
  back: "Suppression list",
  lift: "Lift the suppression",
  liftHint:
    "The address gets only what its owner agreed to. If emails bounce again, it returns to this list.",
  liftNow: "Lift suppression",
  lifted: "The address is no longer suppressed.",
  notLifted:
    "The owner of this address marked our email as spam. Only they can undo that, so you can’t lift it here.",
  check: "Please check these fields",
  needed: {
    address: "Enter an email address, like maria@example.com",
    why: "Enter a reason of at most 300 characters.",
  },
  errors: {
    forbidden: "Your role does not allow this. Ask a manager.",
    complaint: "A complaint can’t be lifted.",
  },
} as const;
