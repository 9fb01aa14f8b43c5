import type { SettingGroup } from "./setting-group.ts";

export const DELIVERY_GROUPS: readonly SettingGroup[] = [
  {
    title: "Shipping costs",
    lead: "Changes apply to new orders. Earlier orders keep their costs.",
    fields: [
      {
        key: "shipping_by",
        label: "Shipping rates",
        hint: "“By area and weight” uses the area rates below.",
        words: {
          free: "Free",
          fee: "One fee for every order",
          area: "By area and weight",
        },
      },
      {
        key: "shipping_fee",
        label: "Shipping fee, in pesos",
        hint: "Used with one fee for every order. Enter 0 for free shipping.",
      },
      {
        key: "shipping_free_from",
        label: "Free shipping from, in pesos",
        hint: "Item total before promo codes. Enter 0 to turn this off. Each area has its own amount.",
      },
      {
        key: "cold_pack_fee",
        label: "Insulated pack, in pesos",
        hint: "Charged once per order with cold items. Enter 0 for free; the order still lists the pack.",
      },
      {
        key: "default_weight",
        label: "Default product weight, in grams",
        hint: "Used when a product has no weight of its own. Set weights in the product form, under Inventory.",
      },
      {
        key: "tax_percent",
        label: "Tax added to prices, in percent",
        hint: "Enter 0 if prices include tax.",
      },
    ],
  },
  {
    title: "Shipping days",
    lead: "These set the dates that shoppers see, in Manila time. Public holidays are built in. Set extra closing days on the General page.",
    fields: [
      {
        key: "dispatch_cut_off",
        label: "Cut-off time",
        hint: "Later orders are handled the next day. Leave blank for no cut-off.",
      },
      { key: "dispatch_days", label: "Days parcels ship", hint: "Such as: Mon-Fri" },
      {
        key: "cold_days",
        label: "Days cold parcels ship",
        hint: "Choose days that avoid weekends in transit. Cold parcels never ship the day before a holiday or closing day.",
      },
    ],
  },
  {
    title: "Delivery times",
    lead: "Each area has its own travel time.",
    fields: [
      { key: "ships_days_min", label: "Ships in at least, in business days" },
      { key: "ships_days_max", label: "Ships in at most, in business days" },
      { key: "arrives_days_min", label: "Arrives at least, in business days later" },
      { key: "arrives_days_max", label: "Arrives at most, in business days later" },
      {
        key: "parcel_still_days",
        label: "Parcel is stalled after, in business days",
        hint: "Counted from the last promised day. The parcel then appears under Orders, Stalled parcels.",
      },
    ],
  },
  {
    title: "Purchasing",
    lead: "Used with sales and lead times to suggest purchase orders.",
    fields: [
      {
        key: "purchase_cover_days",
        label: "Stock to order for, in days",
        hint: "How long a purchase should last after delivery.",
      },
    ],
  },
];
