import type { SettingGroup } from "./setting-group.ts";

/** Limits on reservations by buyers who never paid. */
export const RESERVATION_GROUPS: readonly SettingGroup[] = [
  {
    title: "What guests may reserve before they transfer or pay cash",
    lead: "Anybody can type an email. These limits hold for bank transfer and cash on delivery; who has paid for an order before is not limited.",
    fields: [
      {
        key: "guest_reserved_units",
        label: "One guest, in units",
        hint: "For each email and each phone number, all products together.",
      },
      {
        key: "guest_reserved_orders",
        label: "One guest, in unpaid orders",
        hint: "For each email and each phone number, at the same time.",
      },
      {
        key: "guest_reserved_units_per_address",
        label: "One network address, in units",
        hint: "All guests together who order from there, such as from one household or café.",
      },
      {
        key: "guest_reserved_stock_percent",
        label: "All guests, in percent of an item’s stock",
        hint: "The rest stays for who pays online or signs in.",
      },
      {
        key: "guest_transfer_minutes",
        label: "Wait for a bank transfer, in minutes",
        hint: "Once the guest confirms the email, the order has 48 hours.",
      },
      {
        key: "guest_cash_hours",
        label: "Wait for a cash order’s confirmation, in hours",
        hint: "Once the guest confirms the order, it has no end.",
      },
    ],
  },
  {
    title: "What guests may reserve while they pay online",
    lead: "Of a guest who tries again, the newest order counts alone.",
    fields: [
      { key: "guest_online_units", label: "One guest online, in units" },
      { key: "guest_online_orders", label: "One guest online, in unpaid orders" },
      { key: "guest_online_units_per_address", label: "One network address online, in units" },
      {
        key: "guest_online_stock_percent",
        label: "All guests online, in percent of an item’s stock",
        hint: "Together with those who transfer or pay cash.",
      },
      {
        key: "guest_online_minutes",
        label: "Wait for an online payment, in minutes",
        hint: "A payment that comes later counts as long as the items are there.",
      },
    ],
  },
  {
    title: "What customers may reserve before their first payment",
    lead: "They have confirmed an email, and mailboxes are free.",
    fields: [
      { key: "new_customer_units", label: "One new customer, in units" },
      { key: "new_customer_orders", label: "One new customer, in unpaid orders" },
      { key: "new_customer_units_per_address", label: "New customers of one network, in units" },
      {
        key: "new_customer_stock_percent",
        label: "New customers and guests, in percent of an item’s stock",
        hint: "The rest stays for who has paid before.",
      },
    ],
  },
];
