import { NOTICE_NAMES, noticeTitle } from "../../rules/legal-notices.ts";
import type { SettingGroup } from "./setting-group.ts";

export const GENERAL_GROUPS: readonly SettingGroup[] = [
  {
    title: "The shop",
    fields: [
      { key: "site_name", label: "Shop name" },
      {
        key: "site_description",
        label: "Description",
        hint: "Phones show it when a visitor adds the shop to the home screen.",
      },
      {
        key: "order_prefix",
        label: "Order number prefix",
        hint: "One to four capital letters. Applies to new orders; earlier orders keep their numbers.",
      },
      { key: "contact_email", label: "Contact email", hint: "Where buyers write to you." },
      { key: "phone_number", label: "Contact phone number" },
      { key: "address", label: "Shop address", hint: "Shown on the contact page." },
      {
        key: "support_hours",
        label: "Support hours",
        hint: "Manila time. One range per line, such as: Mon-Fri 9AM-6PM",
      },
      {
        key: "days_off",
        label: "Extra closing days",
        hint: "One date per line, such as 2026-12-26. Weekends and holidays are closed already.",
      },
      {
        key: "timezone",
        label: "Timezone",
        hint: "Delivery days, opening hours and emails use Manila time only.",
        words: { "Asia/Manila": "Asia/Manila" },
        unavailable: ["UTC", "EST", "PST", "CST"],
      },
      {
        key: "currency",
        label: "Currency",
        hint: "Prices, payments and refunds use pesos only.",
        words: { PHP: "PHP" },
        unavailable: ["USD"],
      },
    ],
  },
  {
    title: "Customers",
    lead: "Labels in the customer list. Customers don’t see them.",
    fields: [
      { key: "customer_vip_over", label: "VIP above, in pesos spent" },
      { key: "customer_loyal_over", label: "Loyal above, in orders" },
    ],
  },
];

export const BUSINESS_GROUPS: readonly SettingGroup[] = [
  {
    title: "Business details",
    lead: "Online shops are required by law to show these details. They appear in the footer, on the About page and below the legal texts.",
    fields: [
      { key: "business_name", label: "Registered business name" },
      { key: "business_address", label: "Business address" },
      { key: "registration_number", label: "DTI or SEC registration number" },
      {
        key: "fda_license",
        label: "FDA license to operate",
        hint: "The license number. Shown in the footer, on the About page and below the legal texts. Leave blank to hide.",
      },
      {
        key: "complaint_email",
        label: "Email for complaints",
        hint: "Shown on the contact page, the About page and below the legal texts.",
      },
      {
        key: "privacy_contact",
        label: "Data protection officer",
        hint: "A name or a job title.",
      },
      { key: "privacy_email", label: "Email for data protection" },
      {
        key: "pharmacist",
        label: "Pharmacist",
        hint: "Name and PRC license number. Leave blank to hide.",
      },
      {
        key: "clinician",
        label: "Clinician",
        hint: "Name and PRC license number. Leave blank to hide.",
      },
    ],
  },
  {
    title: "Senior citizens and persons with disability",
    lead: "20% off and no VAT for buyers whose ID you checked (RA 9994, RA 10754, JMC 01-2022). Ask your lawyer which products qualify. Then turn the discount on here, and in each product’s form under Pricing.",
    fields: [
      {
        key: "statutory_discounts",
        label: "Give the discount",
        hint: "Prices must include VAT. No discount applies while the Delivery page adds a tax on top.",
      },
      {
        key: "id_picture_days",
        label: "Delete ID pictures after, in days",
        hint: "Counted from the decision. The status, issuer and last four digits are kept.",
      },
    ],
  },
  {
    title: "About page",
    lead: "One step per line. {ships} and {arrives} insert the times from the Delivery page. Leave a text blank to hide it.",
    fields: [
      { key: "cold_parcels", label: "How cold parcels travel" },
      { key: "when_wrong", label: "If something is wrong" },
    ],
  },
];

export const NOTICE_GROUPS: readonly SettingGroup[] = [
  {
    title: "Legal notices in the footer",
    lead: "Leave blank to hide.",
    fields: NOTICE_NAMES.map((name) => ({
      key: `legal_${name}` as const,
      label: noticeTitle(name),
    })),
  },
];
