import { NOTICE_NAMES, noticeTitle } from "../../rules/legal-notices.ts";
import type { SettingGroup } from "./setting-group.ts";

export const GENERAL_GROUPS: readonly SettingGroup[] = [
  {
    title: "The shop",
    fields: [
      { key: "site_name", label: "Name of the shop" },
      {
        key: "site_description",
        label: "Description",
        hint: "Phones show it when someone adds the shop to the home screen.",
      },
      {
        key: "order_prefix",
        label: "Letters of order numbers",
        hint: "One to four capital letters. New orders use them; earlier orders keep their numbers.",
      },
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
      {
        key: "timezone",
        label: "Timezone",
        hint: "Delivery days, opening hours and emails are worked out in Manila time only.",
        words: { "Asia/Manila": "Asia/Manila" },
        unavailable: ["UTC", "EST", "PST", "CST"],
      },
      {
        key: "currency",
        label: "Currency",
        hint: "Prices, payments and refunds are in pesos only.",
        words: { PHP: "PHP" },
        unavailable: ["USD"],
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
        key: "fda_license",
        label: "FDA license to operate",
        hint: "Its number. Shown in the footer, on the About page and below the legal texts. Empty: not shown.",
      },
      {
        key: "complaint_email",
        label: "Email for complaints",
        hint: "Shown on the contact page, the About page and below the legal texts.",
      },
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
    title: "Senior citizens and persons with disability",
    lead: "20% off, and no VAT, for buyers whose ID you have checked (RA 9994, RA 10754, JMC 01-2022). The law names what it holds for: ask your lawyer, then switch it on here and for each product in its form, under Pricing.",
    fields: [
      {
        key: "statutory_discounts",
        label: "Give the discount",
        hint: "Prices have to include VAT: no one gets it while the Delivery page adds a tax on top.",
      },
      {
        key: "id_picture_days",
        label: "Delete pictures of an ID after, in days",
        hint: "Counted from the decision. The status, the issuer and the last four of the number stay.",
      },
    ],
  },
  {
    title: "About page",
    lead: "One step per line. {ships} and {arrives} stand for the times on the Delivery page. An empty text is not shown.",
    fields: [
      { key: "cold_parcels", label: "How a cold parcel travels" },
      { key: "when_wrong", label: "When something is wrong" },
    ],
  },
  {
    title: "Customers",
    lead: "What the list of customers calls them. It changes nothing for the customers themselves.",
    fields: [
      { key: "customer_vip_over", label: "A customer is VIP above, in pesos spent" },
      { key: "customer_loyal_over", label: "A customer is Loyal above, in orders" },
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
];
