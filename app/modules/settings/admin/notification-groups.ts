import type { SettingGroup } from "./setting-group.ts";

/** What the shop mails, and to whom. */
export const NOTIFICATION_GROUPS: readonly SettingGroup[] = [
  {
    title: "Emails to the shop",
    lead: "They go to the contact email. Without one, none is sent.",
    fields: [
      {
        key: "email_notifications",
        label: "Messages from customers",
        hint: "An email for each message of the contact form.",
      },
      {
        key: "order_notifications",
        label: "Orders that need a person",
        hint: "An email for each order that needs attention, and for each proof of a bank transfer.",
      },
    ],
  },
];
