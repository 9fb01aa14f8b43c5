/** How the shop is registered for tax, and what stands on its invoices. */
export const taxSettings = {
  /** `none`: the shop makes no invoices. */
  tax_registration: {
    category: "tax",
    type: "select",
    default: "none",
    choices: ["none", "non_vat", "vat"],
  },
  /** The first day in Manila whose sales get invoices. */
  tax_from: { category: "tax", type: "date", default: "" },
  tax_tin: { category: "tax", type: "text", default: "" },
  tax_branch: { category: "tax", type: "text", default: "00000" },
  tax_business_style: { category: "tax", type: "text", default: "" },
  /** Whatever the Bureau of Internal Revenue wants printed, such as the number of a permit. */
  tax_permit: { category: "tax", type: "textarea", default: "" },
  tax_invoice_prefix: { category: "tax", type: "text", default: "INV-" },
  tax_credit_prefix: { category: "tax", type: "text", default: "CN-" },
  /** Counts until the first document of its series is made. */
  tax_first_number: { category: "tax", type: "number", default: "1", max: 99_999_999 },
  /** In pesos: smaller sales of who is not registered for VAT go into the day's invoice. */
  tax_small_below: { category: "tax", type: "number", default: "500", min: 0, max: 1_000_000 },
  /** The SKUs of products whose sale is exempt from VAT, one a line. */
  tax_exempt_skus: { category: "tax", type: "textarea", default: "" },
} as const;
