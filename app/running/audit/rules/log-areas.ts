/** The areas of the log with their names on its page, by subject type. */
export const LOG_AREAS = {
  orders: {
    label: "Orders",
    types: [
      "order",
      "orders",
      "return",
      "arrival",
      "payment",
      "payment_finding",
      "payout_file",
      "invoice",
      "invoices",
      "remittance",
      "cash_finding",
    ],
  },
  products: {
    label: "Products and stock",
    types: ["product", "category", "search_synonym", "stocktake"],
  },
  lots: { label: "Lots", types: ["lot"] },
  purchasing: { label: "Suppliers and purchase orders", types: ["supplier", "purchase_order"] },
  discounts: { label: "Discounts", types: ["discount", "discount_batch", "discounts"] },
  customers: {
    label: "Customers",
    types: [
      "customer",
      "customers",
      "segment",
      "subscription",
      "affiliate",
      "affiliates",
      "affiliate_payout",
      "concession",
      "credit",
      "gift_card",
    ],
  },
  care: {
    label: "Doctors and assessments",
    types: [
      "doctor",
      "booking",
      "consultation_type",
      "assessment",
      "assessment_rules",
      "clearance",
      "wellness",
      "assistant_conversation",
    ],
  },
  support: {
    label: "Support and reviews",
    types: ["ticket", "mail", "saved_reply", "review", "reviews", "vial_report"],
  },
  campaigns: { label: "Campaigns", types: ["campaign", "suppression", "automation"] },
  content: { label: "Texts", types: ["article", "document", "faq", "text", "assistant_question"] },
  access: { label: "Access", types: ["user", "network", "invitation"] },
  settings: {
    label: "Settings and backups",
    types: [
      "settings",
      "backup",
      "delivery_area",
      "carrier",
      "api_key",
      "proposal",
      "approval_rule",
      "webhook",
      "payment_provider",
      "courier",
      "message_settings",
      "e_invoice_settings",
      "highlevel",
    ],
  },
} as const satisfies Record<string, { label: string; types: readonly string[] }>;

export type LogArea = keyof typeof LOG_AREAS;

/** The shop itself, as a choice among the people of the log. */
export const BY_THE_SHOP = "shop";

/** The text comes from an address, so it can be anything. */
export function isArea(text: string): text is LogArea {
  return Object.hasOwn(LOG_AREAS, text);
}
