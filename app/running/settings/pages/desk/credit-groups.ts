import type { SettingGroup } from "./setting-group.ts";

const words = { off: "Pay nothing", credit: "Store credit", refund: "Refund" };

/** What the shop gives back as store credit, and what its guarantee pays. */
export const CREDIT_GROUPS: readonly SettingGroup[] = [
  {
    title: "Goodwill",
    lead: "The most store credit that staff can give one customer in 30 days. Owners have no limit.",
    fields: [
      { key: "credit_limit_support", label: "Limit for support, in pesos" },
      { key: "credit_limit_manager", label: "Limit for managers, in pesos" },
    ],
  },
  {
    title: "Gift cards",
    lead: "Visitors buy store credit for someone else. The card is emailed on the day they choose.",
    fields: [
      { key: "gift_cards", label: "Sell gift cards" },
      {
        key: "gift_card_amounts",
        label: "Amounts in pesos",
        hint: "Whole pesos from 100 to 100000, with commas between them.",
      },
    ],
  },
  {
    title: "Guarantee",
    lead: "When something goes wrong, the shop pays the buyer by itself and explains why. Guests without an account get a refund instead of store credit.",
    fields: [
      { key: "guarantee_recall", label: "A lot is recalled", words },
      { key: "guarantee_recall_share", label: "Share of the price for a recall, in percent" },
      { key: "guarantee_warm", label: "Staff decide that a parcel arrived too warm", words },
      { key: "guarantee_warm_share", label: "Share of the price for a warm parcel, in percent" },
      {
        key: "guarantee_late",
        label: "A cold parcel arrives late",
        hint: "Late means after the last promised day. The recorded delivery counts.",
        words,
      },
      { key: "guarantee_late_share", label: "Share of the price for a late parcel, in percent" },
      { key: "guarantee_order_limit", label: "Limit for one order, in pesos" },
      {
        key: "guarantee_month_limit",
        label: "Limit for one month, in pesos",
        hint: "Above a limit the shop pays nothing, and the order waits for you on Today.",
      },
    ],
  },
];
