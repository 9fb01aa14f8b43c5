import type { SettingGroup } from "./setting-group.ts";

/** What a parcel costs and how long it takes. */
export const DELIVERY_GROUPS: readonly SettingGroup[] = [
  {
    title: "Shipping, tax and delivery",
    lead: "It counts for what is ordered from now on. Orders keep what they were placed with.",
    fields: [
      { key: "shipping_fee", label: "Shipping fee, in pesos", hint: "0: shipping is free." },
      {
        key: "shipping_free_from",
        label: "Free shipping from, in pesos",
        hint: "Of the items, before a promo code. 0: never.",
      },
      { key: "ships_days_min", label: "Ships in at least, in business days" },
      { key: "ships_days_max", label: "Ships in at most, in business days" },
      { key: "arrives_days_min", label: "Arrives at least, in business days later" },
      { key: "arrives_days_max", label: "Arrives at most, in business days later" },
      {
        key: "tax_percent",
        label: "Tax on top of the prices, in percent",
        hint: "0: prices include it.",
      },
    ],
  },
];
