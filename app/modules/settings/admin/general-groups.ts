import type { SettingKey } from "../rules/definitions.ts";
import { NOTICE_NAMES, noticeTitle } from "../rules/legal-notices.ts";

type GeneralField = { key: SettingKey; label: string; hint?: string };
type GeneralGroup = { title: string; lead?: string; fields: readonly GeneralField[] };

/** The page of general settings, in its order. A line here makes a setting editable. */
export const GENERAL_GROUPS: readonly GeneralGroup[] = [
  {
    title: "The shop",
    fields: [
      { key: "site_name", label: "Name of the shop" },
      { key: "contact_email", label: "Contact email", hint: "Buyers write here." },
      { key: "phone_number", label: "Contact phone number" },
      { key: "address", label: "Where the shop is", hint: "Shown on the contact page." },
      {
        key: "support_hours",
        label: "When people answer",
        hint: "Manila time, one range a line, such as: Mon-Fri 9AM-6PM",
      },
      {
        key: "days_off",
        label: "Days off",
        hint: "Beside weekends and holidays, one a line, such as: 2026-12-26",
      },
    ],
  },
  {
    title: "Who runs it",
    lead: "The law asks an online shop to show this. It stands in the footer and below the legal texts.",
    fields: [
      { key: "business_name", label: "Registered business name" },
      { key: "business_address", label: "Business address" },
      { key: "registration_number", label: "DTI or SEC registration number" },
      {
        key: "privacy_contact",
        label: "Data protection officer",
        hint: "A name, or what the role is called.",
      },
      { key: "privacy_email", label: "Email for data protection" },
    ],
  },
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
  {
    title: "Legal notices of the footer",
    lead: "An empty one is not shown.",
    fields: NOTICE_NAMES.map((name) => ({
      key: `legal_${name}` as const,
      label: noticeTitle(name),
    })),
  },
  {
    title: "Staff and customers",
    fields: [
      {
        key: "order_notifications",
        label: "Mail the contact email when an order needs a person",
      },
      {
        key: "session_timeout",
        label: "Staff are signed out after, in hours",
        hint: "Of not using the back-office.",
      },
      { key: "customer_vip_over", label: "A customer is VIP above, in pesos spent" },
      { key: "customer_loyal_over", label: "A customer is Loyal above, in orders" },
    ],
  },
];

export const GENERAL_KEYS: readonly SettingKey[] = GENERAL_GROUPS.flatMap(({ fields }) =>
  fields.map(({ key }) => key),
);
