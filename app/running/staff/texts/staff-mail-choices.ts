import type { StaffTopic, TopicMails } from "../rules/staff-topics.ts";

export const mailChoiceMessages = {
  title: "Emails to you",
  lead: (email: string) =>
    `Sent to ${email}. Your choices don’t change the emails to the shop’s own mailbox.`,
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
    at_once: "One email each, right away",
    daily: "In the daily email",
  } satisfies Record<TopicMails, string>,
  hour: "Send the daily email at",
  hourHint: "Manila time. It lists your open tasks. Nothing is sent when there are none.",
  save: "Save email choices",
  saved: "Email choices saved.",
  odd: "Choose from the list.",
} as const;
