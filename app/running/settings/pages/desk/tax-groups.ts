import type { SettingGroup } from "./setting-group.ts";

export const TAX_GROUPS: readonly SettingGroup[] = [
  {
    title: "Registration",
    lead: "Copy these from your Bureau of Internal Revenue certificate. Set the registered name and address on the Business details page.",
    fields: [
      {
        key: "tax_registration",
        label: "Registered as",
        hint: "If you’re not sure, ask your accountant. Changes apply to later sales.",
        words: {
          none: "Not decided (no invoices)",
          non_vat: "Not registered for VAT",
          vat: "Registered for VAT",
        },
      },
      {
        key: "tax_from",
        label: "Issue invoices from",
        hint: "Sales paid before this day, in Manila time, get no invoice.",
      },
      {
        key: "tax_e_from",
        label: "Electronic invoices from",
        hint: "Invoices and credit notes dated this day or later get signed electronic documents. Online sellers above micro size need them from Dec 31, 2026.",
      },
      {
        key: "tax_tin",
        label: "TIN",
        hint: "Nine digits, such as: 123-456-789. Also shown on the About page and below the legal texts.",
      },
      {
        key: "tax_branch",
        label: "Branch code",
        hint: "Three to five digits; 00000 is the head office.",
      },
      {
        key: "tax_business_style",
        label: "Business style",
        hint: "The trade name printed on invoices. Leave blank to omit.",
      },
    ],
  },
  {
    title: "Numbering",
    lead: "Invoices and credit notes each have their own series, without gaps. Numbers are never reused.",
    fields: [
      {
        key: "tax_invoice_prefix",
        label: "Invoice number prefix",
        hint: "Capital letters, digits and hyphens.",
      },
      { key: "tax_credit_prefix", label: "Credit note number prefix" },
      {
        key: "tax_first_number",
        label: "First number",
        hint: "Applies to both series until their first document is issued.",
      },
      {
        key: "tax_permit",
        label: "Permit or authority",
        hint: "Printed on each invoice exactly as entered, such as your permit’s number and date.",
      },
    ],
  },
  {
    title: "Taxed sales",
    fields: [
      {
        key: "tax_exempt_skus",
        label: "VAT-exempt products",
        hint: "SKUs, one per line. Leave blank unless your accountant names exempt medicines. Applies only to VAT-registered shops.",
      },
      {
        key: "tax_small_below",
        label: "Daily invoice for sales below, in pesos",
        hint: "For shops not registered for VAT, except when a buyer requests an invoice. The regulations say 500, adjusted every three years. Enter 0 for one invoice per sale.",
      },
    ],
  },
];
