import type { SettingGroup } from "./setting-group.ts";

export const AFFILIATE_GROUPS: readonly SettingGroup[] = [
  {
    title: "Program",
    fields: [
      {
        key: "affiliate_open",
        label: "The program is open",
        hint: "Closed, nobody can join and no new order is counted for anybody. What was earned stays.",
      },
      {
        key: "affiliate_approval",
        label: "Whoever joins waits for an approval",
        hint: "Requests wait in a queue of their own. Until then a code counts for nothing.",
      },
    ],
  },
  {
    title: "Commission",
    lead: "Of the goods that were paid for, after a promo code: without shipping, tax and consultations.",
    fields: [
      {
        key: "affiliate_first_percent",
        label: "First order of a buyer, in percent",
        hint: "From 0 to 100.",
      },
      {
        key: "affiliate_repeat_percent",
        label: "Each later order, in percent",
        hint: "From 0 to 100.",
      },
      {
        key: "affiliate_with_discount",
        label: "Orders with a promo code earn a commission",
        hint: "If this is off, only orders without a code earn one. A promo code that belongs to the affiliate always does.",
      },
    ],
  },
  {
    title: "Time",
    fields: [
      {
        key: "affiliate_window_days",
        label: "A link counts for, in days",
        hint: "From the last time the buyer followed one.",
      },
      {
        key: "affiliate_hold_days",
        label: "On hold after the parcel left, in days",
        hint: "At least the 60 days in which buyers can ask to return something.",
      },
    ],
  },
  {
    title: "Payouts",
    fields: [
      {
        key: "affiliate_minimum_payout",
        label: "Minimum payout, in pesos",
        hint: "Less than that waits for the next payout.",
      },
      {
        key: "affiliate_payment_days",
        label: "Payment terms, in days",
        hint: "A commission enters a payout so many days after it became payable.",
      },
    ],
  },
];
