import type { SettingGroup } from "./setting-group.ts";

export const DELIVERY_GROUPS: readonly SettingGroup[] = [
  {
    title: "What shipping costs",
    lead: "It counts for what is ordered from now on. Orders keep what they were placed with.",
    fields: [
      {
        key: "shipping_by",
        label: "Shipping is",
        hint: "By area and weight: the rates of the areas below decide.",
        words: {
          free: "Free",
          fee: "One fee for every order",
          area: "By area and weight",
        },
      },
      {
        key: "shipping_fee",
        label: "Shipping fee, in pesos",
        hint: "Where there is one fee for every order. 0: shipping is free.",
      },
      {
        key: "shipping_free_from",
        label: "Free shipping from, in pesos",
        hint: "Of the items, before a promo code. 0: never. Areas have an amount of their own.",
      },
      {
        key: "cold_pack_fee",
        label: "Insulated pack, in pesos",
        hint: "Once an order with something that travels cold. 0: it is free, and still a line of the order.",
      },
      {
        key: "default_weight",
        label: "Weight of a product without one, in grams",
        hint: "A product’s own weight is in its form, under Inventory.",
      },
      {
        key: "tax_percent",
        label: "Tax on top of the prices, in percent",
        hint: "0: prices include it.",
      },
    ],
  },
  {
    title: "When parcels leave",
    lead: "The dates that shoppers read are worked out from this, in Manila time. Holidays are known; days off are on the General page.",
    fields: [
      {
        key: "dispatch_cut_off",
        label: "Cut-off time",
        hint: "Orders after it count for the next day. Empty: orders of the whole day count.",
      },
      { key: "dispatch_days", label: "Days on which parcels leave", hint: "Such as: Mon-Fri" },
      {
        key: "cold_days",
        label: "Days on which cold parcels leave",
        hint: "So that nothing cold lies over a weekend. Never on the eve of a holiday or a day off.",
      },
    ],
  },
  {
    title: "How long it takes",
    lead: "Areas have travel times of their own.",
    fields: [
      { key: "ships_days_min", label: "Ships in at least, in business days" },
      { key: "ships_days_max", label: "Ships in at most, in business days" },
      { key: "arrives_days_min", label: "Arrives at least, in business days later" },
      { key: "arrives_days_max", label: "Arrives at most, in business days later" },
      {
        key: "parcel_still_days",
        label: "A parcel stands still after so many business days more",
        hint: "Counted from the last day that was promised. It is then under Orders, Standing still.",
      },
    ],
  },
  {
    title: "Purchasing",
    lead: "What purchase orders are suggested from, beside sales and lead times.",
    fields: [
      {
        key: "purchase_cover_days",
        label: "What is ordered should last, in days",
        hint: "Counted from its delivery.",
      },
    ],
  },
];
