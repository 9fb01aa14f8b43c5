import type { SettingGroup } from "./setting-group.ts";

/** Limits on reservations by buyers who never paid. */
export const RESERVATION_GROUPS: readonly SettingGroup[] = [
  {
    title: "Holds for guests paying by transfer or cash",
    lead: "Limits how much stock guests can reserve without paying. They apply to bank transfer and cash on delivery, but not to buyers who have paid for an order before.",
    fields: [
      {
        key: "guest_reserved_units",
        label: "Units per guest",
        hint: "Per email and per phone number, across all products.",
      },
      {
        key: "guest_reserved_orders",
        label: "Unpaid orders per guest",
        hint: "Per email and per phone number, at the same time.",
      },
      {
        key: "guest_reserved_units_per_address",
        label: "Units per network address",
        hint: "All guests on one network, such as a household or café.",
      },
      {
        key: "guest_reserved_stock_percent",
        label: "Share of an item’s stock for all guests, in percent",
        hint: "The rest stays available to buyers who pay online or sign in.",
      },
      {
        key: "guest_transfer_minutes",
        label: "Hold until the email is confirmed, in minutes",
        hint: "For bank transfers. After the guest confirms, the hold lasts 48 hours.",
      },
      {
        key: "guest_cash_hours",
        label: "Hold until a cash order is confirmed, in hours",
        hint: "After the guest confirms, the hold has no time limit.",
      },
    ],
  },
  {
    title: "Holds for guests paying online",
    lead: "When a guest tries again, only the newest order counts.",
    fields: [
      { key: "guest_online_units", label: "Units per online guest" },
      { key: "guest_online_orders", label: "Unpaid orders per online guest" },
      { key: "guest_online_units_per_address", label: "Units per network address, online" },
      {
        key: "guest_online_stock_percent",
        label: "Share of an item’s stock for all online guests, in percent",
        hint: "Includes guests who pay by transfer or cash.",
      },
      {
        key: "guest_online_minutes",
        label: "Hold until an online payment, in minutes",
        hint: "Later payments are accepted while the items are in stock.",
      },
    ],
  },
  {
    title: "Holds for customers before their first payment",
    lead: "These customers have confirmed an email, but anyone can open a mailbox.",
    fields: [
      { key: "new_customer_units", label: "Units per new customer" },
      { key: "new_customer_orders", label: "Unpaid orders per new customer" },
      { key: "new_customer_units_per_address", label: "Units per network address, new customers" },
      {
        key: "new_customer_stock_percent",
        label: "Share of an item’s stock for new customers, in percent",
        hint: "Includes guests. The rest is for buyers who have paid before.",
      },
    ],
  },
];
