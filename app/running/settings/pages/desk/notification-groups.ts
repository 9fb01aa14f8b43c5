import { HOUR_WORDS } from "../../rules/hours.ts";
import type { SettingGroup } from "./setting-group.ts";

export const NOTIFICATION_GROUPS: readonly SettingGroup[] = [
  {
    title: "Emails to the shop",
    lead: "They go to the contact email, where there is one, and to everyone of the staff who chose them under their own name.",
    fields: [
      {
        key: "email_notifications",
        label: "Messages from customers",
        hint: "An email for each message of the contact form, and for each request to return items. Off: none of them.",
      },
      {
        key: "order_notifications",
        label: "Orders that need a person",
        hint: "An email for each order that needs attention, and for each proof of a bank transfer. Off: none of them; Today still shows both.",
      },
      {
        key: "low_stock_alerts",
        label: "Products that run low",
        hint: "One email when a product falls below one of the two limits, and no other before it was enough again. Off: no such email.",
      },
      { key: "low_stock_number", label: "Low is fewer than, in units" },
      {
        key: "low_stock_days",
        label: "Low is also less than, in days of sales",
        hint: "At the pace of the last 28 days. 0 goes by units alone.",
      },
    ],
  },
  {
    title: "Emails about new orders",
    lead: "An order is new when its payment arrives, or when it is placed by bank transfer or cash on delivery.",
    fields: [
      {
        key: "new_order_mails",
        label: "What is sent",
        words: { off: "Nothing", each: "One email per order", daily: "One email a day" },
      },
      {
        key: "new_order_hour",
        label: "The daily email is sent at",
        hint: "Manila time. A day without new orders sends nothing.",
        words: HOUR_WORDS,
      },
      {
        key: "new_order_emails",
        label: "Who gets it",
        hint: "Email addresses, one a line. Empty: the contact email, or the owner’s while there is none.",
      },
    ],
  },
  {
    title: "Discreet emails and parcels",
    lead: "For customers who chose it in their profile. The address of the sender stays the shop’s.",
    fields: [
      {
        key: "private_sender_name",
        label: "Sender",
        hint: "On emails and parcels. Empty: the registered business name, unless it has the shop’s name in it, then “Customer service”.",
      },
      {
        key: "private_parcel_name",
        label: "What is in the parcel",
        hint: "On the label and the slip, instead of the products. Empty: “Personal care items”.",
      },
    ],
  },
  {
    title: "Emails to customers",
    lead: "Receipts, payments, refunds, changed orders, bookings and sign-in links are always mailed.",
    fields: [
      {
        key: "customer_notifications",
        label: "Where the parcel is",
        hint: "An email when an order is shipped, when its tracking number changes, when it is delivered, and when the shop answers a review. Off: none of them.",
      },
      {
        key: "marketing_emails",
        label: "Marketing emails",
        hint: "The newsletter and campaigns. Off: the shop offers no newsletter and mails none. Subscribers stay on the list.",
      },
      {
        key: "dkim_selector",
        label: "Name of the DKIM key",
        hint: "Your mail provider calls it “selector”, such as s1. Email & Notifications → Sender check looks it up. Empty: the usual names are tried.",
      },
      {
        key: "campaign_mails_per_minute",
        label: "Campaign emails per minute",
        hint: "A new sender begins slowly. Your mail provider says how many it takes.",
      },
      {
        key: "campaign_tracking",
        label: "Count opens and clicks of campaigns",
        hint: "Off: links lead straight to their pages, and no picture is fetched. Each reader can also switch it off for their own mailbox.",
      },
    ],
  },
  {
    title: "Automations",
    lead: "For every mail that follows an event and that nobody asked for, such as an abandoned cart.",
    fields: [
      {
        key: "automation_mails",
        label: "Most emails to one mailbox",
        hint: "Counts every email that is no receipt, campaigns too. Once a mailbox had so many, automations wait for two days, then give up.",
      },
      { key: "automation_days", label: "Within so many days" },
      {
        key: "quiet_hours_from",
        label: "Quiet hours from",
        hint: "Time in Manila. What is due in them leaves when they end.",
        words: HOUR_WORDS,
      },
      {
        key: "quiet_hours_until",
        label: "Quiet hours until",
        hint: "The same hour in both: no quiet hours.",
        words: HOUR_WORDS,
      },
    ],
  },
];
