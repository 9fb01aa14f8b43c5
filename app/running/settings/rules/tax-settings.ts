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
  /** The first day in Manila whose invoices get electronic documents. Empty: none get any. */
  tax_e_from: { category: "tax", type: "date", default: "" },
  tax_tin: { category: "tax", type: "text", default: "" },
  tax_branch: { category: "tax", type: "text", default: "00000" },
  tax_business_style: { category: "tax", type: "text", default: "" },
  /** Details that the Bureau of Internal Revenue requires on invoices, such as a permit number. */
  tax_permit: { category: "tax", type: "textarea", default: "" },
  tax_invoice_prefix: { category: "tax", type: "text", default: "INV-" },
  tax_credit_prefix: { category: "tax", type: "text", default: "CN-" },
  /** Applies until the series has its first document. */
  tax_first_number: { category: "tax", type: "number", default: "1", max: 99_999_999 },
  /** In pesos. A seller without VAT registration puts smaller sales into one invoice a day. */
  tax_small_below: { category: "tax", type: "number", default: "500", min: 0, max: 1_000_000 },
  /** SKUs of VAT-exempt products, one a line. */
  tax_exempt_skus: { category: "tax", type: "textarea", default: "" },
} as const;
