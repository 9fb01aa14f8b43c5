import type { Texts } from "#app/lib/edit.ts";
import { SETTINGS, type SettingCategory, type SettingKey } from "../rules/definitions.ts";
import { NOTICE_NAMES, noticeTitle } from "../rules/legal-notices.ts";

type GeneralField = {
  key: SettingKey;
  label: string;
  hint?: string;
  /** What the choices are called. */
  words?: Texts;
};
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
    lead: "The law asks an online shop to show this. It is in the footer, on the About page and below the legal texts.",
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
      {
        key: "pharmacist",
        label: "Pharmacist",
        hint: "Name and PRC license number. Empty: not shown.",
      },
      {
        key: "clinician",
        label: "Clinician",
        hint: "Name and PRC license number. Empty: not shown.",
      },
    ],
  },
  {
    title: "About page",
    lead: "One step per line. {ships} and {arrives} stand for the delivery times below. An empty text is not shown.",
    fields: [
      { key: "cold_parcels", label: "How a cold parcel travels" },
      { key: "when_wrong", label: "When something is wrong" },
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
  {
    title: "Signing in",
    fields: [
      {
        key: "password_requirements",
        label: "Passwords of staff",
        hint: "It counts for each new password. Passwords in use stay valid.",
        words: {
          low: "Low: 8 characters",
          medium: "Medium: 8 characters and a number",
          high: "High: 8 characters, a number and a symbol",
        },
      },
      {
        key: "session_timeout",
        label: "Staff are signed out after, in hours",
        hint: "Of not using the shop.",
      },
      {
        key: "password_requirements_for_customers",
        label: "Ask customers for passwords as strong",
        hint: "Off: a customer’s password has at least 6 characters.",
      },
      {
        key: "hide_registered_emails",
        label: "Do not tell who has an account",
        hint: "Signing up then says the same for a new email and one with an account.",
      },
    ],
  },
  {
    title: "Staff and customers",
    fields: [
      {
        key: "order_notifications",
        label: "Mail the contact email when an order needs a person",
      },
      { key: "customer_vip_over", label: "A customer is VIP above, in pesos spent" },
      { key: "customer_loyal_over", label: "A customer is Loyal above, in orders" },
    ],
  },
];

export const GENERAL_KEYS: readonly SettingKey[] = GENERAL_GROUPS.flatMap(({ fields }) =>
  fields.map(({ key }) => key),
);

/** What the form is a version of. */
export const GENERAL_CATEGORIES: readonly SettingCategory[] = [
  ...new Set(GENERAL_KEYS.map((key) => SETTINGS[key].category)),
];
