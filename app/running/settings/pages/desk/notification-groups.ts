import { HOUR_WORDS } from "../../rules/hours.ts";
import type { SettingGroup } from "./setting-group.ts";

export const NOTIFICATION_GROUPS: readonly SettingGroup[] = [
  {
    title: "Emails to the shop",
    lead: "Sent to the contact email, if set, and to staff who chose them under “Emails to you”.",
    fields: [
      {
        key: "email_notifications",
        label: "Messages from customers",
        hint: "One email for each contact form message and each return request.",
      },
      {
        key: "order_notifications",
        label: "Orders that need attention",
        hint: "One email for each order that needs attention and each bank transfer proof. The dashboard shows both even when this is off.",
      },
      {
        key: "low_stock_alerts",
        label: "Low stock",
        hint: "One email when a product falls below either limit. You get the next one only after it was restocked.",
      },
      { key: "low_stock_number", label: "Low below, in units" },
      {
        key: "low_stock_days",
        label: "Low below, in days of sales",
        hint: "At the pace of the last 28 days. Enter 0 to use units only.",
      },
    ],
  },
  {
    title: "Emails about new orders",
    lead: "Sent when an order is paid, or placed with bank transfer or cash on delivery.",
    fields: [
      {
        key: "new_order_mails",
        label: "Frequency",
        words: { off: "No emails", each: "One email per order", daily: "One email a day" },
      },
      {
        key: "new_order_hour",
        label: "Send the daily email at",
        hint: "Manila time. Nothing is sent on days without new orders.",
        words: HOUR_WORDS,
      },
      {
        key: "new_order_emails",
        label: "Recipients",
        hint: "Email addresses, one per line. If blank, the contact email is used, or the owner’s.",
      },
    ],
  },
  {
    title: "Discreet emails and parcels",
    isRare: true,
    lead: "For customers who chose this in their profile. The sender’s email address stays the same.",
    fields: [
      {
        key: "private_sender_name",
        label: "Sender name",
        hint: "Shown on emails and parcels. If blank, we use the registered business name, or “Customer service” if that contains the shop name.",
      },
      {
        key: "private_parcel_name",
        label: "Parcel contents",
        hint: "Shown on the label and slip instead of the products. If blank, we use “Personal care items”.",
      },
    ],
  },
  {
    title: "Emails to customers",
    lead: "Emails about receipts, payments, refunds, order changes, bookings and sign-in links are always sent.",
    fields: [
      {
        key: "customer_notifications",
        label: "Parcel updates",
        hint: "Sent when an order ships or is delivered, when its tracking number changes, and when the shop answers a review.",
      },
      {
        key: "marketing_emails",
        label: "Marketing emails",
        hint: "The newsletter and campaigns. When off, the shop offers and sends neither. Subscribers stay on the list.",
      },
      {
        key: "dkim_selector",
        label: "DKIM selector",
        hint: "From your mail provider, such as s1. Email & Notifications → Sender check uses it. If blank, common names are tried.",
      },
      {
        key: "campaign_mails_per_minute",
        label: "Campaign emails per minute",
        hint: "Start slowly with a new sender. Your mail provider can tell you its limit.",
      },
      {
        key: "campaign_tracking",
        label: "Count campaign opens and clicks",
        hint: "When off, links go straight to their pages and no tracking picture loads. Each reader can also opt out.",
      },
    ],
  },
  {
    title: "Automations",
    isRare: true,
    lead: "Limits for emails that customers didn’t request, such as abandoned cart reminders.",
    fields: [
      {
        key: "automation_mails",
        label: "Maximum emails per mailbox",
        hint: "Counts all emails except receipts, including campaigns. At the limit, automations wait two days, then give up.",
      },
      { key: "automation_days", label: "Within, in days" },
      {
        key: "quiet_hours_from",
        label: "Quiet hours from",
        hint: "Manila time. Emails due in quiet hours are sent when they end.",
        words: HOUR_WORDS,
      },
      {
        key: "quiet_hours_until",
        label: "Quiet hours until",
        hint: "Choose the same hour for both to have no quiet hours.",
        words: HOUR_WORDS,
      },
    ],
  },
];
