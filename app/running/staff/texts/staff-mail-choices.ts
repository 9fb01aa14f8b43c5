import type { StaffTopic, TopicMails } from "../rules/staff-topics.ts";

export const mailChoiceMessages = {
  title: "Emails to you",
  lead: (email: string) =>
    `They go to ${email}. The shop’s own mailbox gets what the settings say, whatever you choose here.`,
  topics: {
    orders: "Orders and transfers",
    returns: "Returns",
    messages: "Messages and vials",
    stock: "Stock and deliveries",
    care: "Consultations and approvals",
    shop: "Reviews, affiliates, access and backup",
  } satisfies Record<StaffTopic, string>,
  mails: {
    off: "No email",
    at_once: "At once, one by one",
    daily: "In the daily email",
  } satisfies Record<TopicMails, string>,
  hour: "The daily email is sent at",
  hourHint:
    "Manila time. It says what waits for you then; on a day when nothing waits there is none.",
  save: "Save my emails",
  saved: "Your emails are saved.",
  odd: "Choose one of the list.",
} as const;
