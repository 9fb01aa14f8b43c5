import type { ReplyState } from "../rules/promise-reply.ts";
import type { TicketFilter } from "../views/ticket-filter.ts";
import type { TicketStatus } from "../rules/ticket-terms.ts";

export const ticketMessages = {
  title: "Support",
  lead: "Messages from the contact form. A reply is promised within 24 hours, or by the end of the next business day if no one was there.",
  tabsLabel: "Tickets",
  tabs: {
    open: "To answer",
    mine: "Mine",
    answered: "Answered",
    closed: "Closed",
    all: "All",
  } satisfies Record<TicketFilter, string>,
  empty: {
    open: "Everyone has an answer",
    mine: "Nothing is assigned to you",
    answered: "No tickets to close",
    closed: "No closed tickets",
    all: "No messages yet",
  } satisfies Record<TicketFilter, string>,
  emptyHint: "New messages appear here as soon as someone sends the contact form.",
  search: "Number, name, email or subject",
  number: "Ticket",
  from: "From",
  subject: "Subject",
  state: "State",
  promise: "Answer promised",
  assignee: "Assigned to",
  nobody: "No one",
  received: "Received",
  demo: "Demo",
  status: { open: "To answer", answered: "Answered", closed: "Closed" } satisfies Record<
    TicketStatus,
    string
  >,
  reply: {
    waiting: "In time",
    overdue: "Overdue",
    in_time: "Answered in time",
    late: "Answered late",
  } satisfies Record<ReplyState, string>,
  by: (time: string) => `by ${time}`,

  back: "All tickets",
  message: "Message",
  messageNote: "Shown as it was typed. Do not open links you do not recognize.",
  facts: "Who wrote",
  name: "Name",
  email: "Email",
  phone: "Phone",
  account: "Account",
  noAccount: "Sent without signing in, so the address is unverified.",
  openCustomer: "Open the customer’s record",
  replies: "Replies",
  byAuthor: (name: string, time: string) => `${name}, ${time}`,
  formerStaff: "Former staff",
  write: "Reply by email",
  writeHint: (email: string) => `Sent to ${email} without quoting their message.`,
  send: "Send reply",
  closeToo: "Close the ticket with this reply",
  assign: "Assigned to",
  assignSave: "Assign",
  close: "Close without a reply",
  closeAnswered: "Close",
  reopen: "Reopen",
  stateHint: "A closed ticket is deleted after a year. Reopen it to reply.",

  textNeeded: "Write your reply",
  sent: "The reply is on its way.",
  assigned: "The ticket is assigned.",
  unassigned: "The ticket is assigned to no one.",
  closed: "The ticket is closed.",
  reopened: "The ticket is open again.",
  forbidden: "Your role does not allow this. Ask a manager.",
  isClosed: (who: string, when: string) =>
    `${who} closed this ticket on ${when}. Reopen it to reply. Your text is below.`,
  isClosedByNobody: "This ticket is closed. Reopen it to reply. Your text is below.",
  repliedMeanwhile: (who: string, when: string) =>
    `${who} replied on ${when}, while you were writing. Read it above. Your text is below and has not been sent.`,
  assignedMeanwhile: (who: string, when: string) =>
    `${who} assigned this ticket on ${when}, after you opened this page. This is how it is now.`,
  you: "You",
  yourText: "Your reply, not sent",

  noStaff: "Choose someone who can answer tickets.",
  notUnderstood: "We could not read this form. Please try again.",
} as const;
