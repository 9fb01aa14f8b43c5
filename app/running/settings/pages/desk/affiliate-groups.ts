import type { SettingGroup } from "./setting-group.ts";

export const AFFILIATE_GROUPS: readonly SettingGroup[] = [
  {
    title: "Program",
    fields: [
      {
        key: "affiliate_open",
        label: "The program is open",
        hint: "While closed, no one can join and new orders earn no commission. Affiliates keep what they earned.",
      },
      {
        key: "affiliate_approval",
        label: "New affiliates need approval",
        hint: "Requests wait in a queue. An affiliate’s code earns nothing until you approve them.",
      },
    ],
  },
  {
    title: "Commission",
    lead: "A share of the paid goods after promo codes, excluding shipping, tax and consultations.",
    fields: [
      {
        key: "affiliate_first_percent",
        label: "A buyer’s first order, in percent",
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
        hint: "When off, only orders without a promo code earn a commission. An affiliate’s own promo code always earns one.",
      },
    ],
  },
  {
    title: "Timing",
    fields: [
      {
        key: "affiliate_window_days",
        label: "Link is valid for, in days",
        hint: "Counted from the buyer’s last visit through a link.",
      },
      {
        key: "affiliate_hold_days",
        label: "Hold commissions after shipping, in days",
        hint: "At least 60 days, the time buyers have to request a return.",
      },
    ],
  },
  {
    title: "Payouts",
    fields: [
      {
        key: "affiliate_minimum_payout",
        label: "Minimum payout, in pesos",
        hint: "Smaller amounts wait for the next payout.",
      },
      {
        key: "affiliate_payment_days",
        label: "Payment terms, in days",
        hint: "Days between a commission becoming payable and its payout.",
      },
    ],
  },
];
