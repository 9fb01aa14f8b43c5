import type { SettingGroup } from "./setting-group.ts";

export const TAX_GROUPS: readonly SettingGroup[] = [
  {
    title: "Registration",
    lead: "As the certificate of the Bureau of Internal Revenue says. The registered name and address are those of the page General.",
    fields: [
      {
        key: "tax_registration",
        label: "Registered as",
        hint: "Ask your accountant where you are not sure. A change counts for sales from then on.",
        words: {
          none: "Not decided: make no invoices",
          non_vat: "Not registered for VAT",
          vat: "Registered for VAT",
        },
      },
      {
        key: "tax_from",
        label: "First day of invoices",
        hint: "In Manila, such as: 2026-12-01. Sales that were paid before get none.",
      },
      {
        key: "tax_tin",
        label: "TIN",
        hint: "Nine digits, such as: 123-456-789. It is also shown on the About page and below the legal texts.",
      },
      {
        key: "tax_branch",
        label: "Branch code",
        hint: "Three to five digits; 00000 is the head office.",
      },
      {
        key: "tax_business_style",
        label: "Business style",
        hint: "The trade name, where it stands on invoices. Empty: not printed.",
      },
    ],
  },
  {
    title: "Numbers",
    lead: "Invoices and credit notes have a series each, without gaps. A number is never used again.",
    fields: [
      {
        key: "tax_invoice_prefix",
        label: "Before the number of an invoice",
        hint: "Capital letters, digits and hyphens.",
      },
      { key: "tax_credit_prefix", label: "Before the number of a credit note" },
      {
        key: "tax_first_number",
        label: "First number",
        hint: "Of both series. It counts until their first document is made.",
      },
      {
        key: "tax_permit",
        label: "Permit or authority",
        hint: "Printed on each invoice as it stands here, such as the number of your permit and its date.",
      },
    ],
  },
  {
    title: "What is taxed",
    fields: [
      {
        key: "tax_exempt_skus",
        label: "Products that are exempt from VAT",
        hint: "Their SKUs, one a line. Leave it empty unless your accountant says which medicines these are. It counts only for shops that are registered for VAT.",
      },
      {
        key: "tax_small_below",
        label: "Sales below this go into the day’s invoice, in pesos",
        hint: "It counts only for shops that are not registered for VAT, and not where a buyer asks for an invoice. The regulations say 500, adjusted every three years; 0 gives each sale its own.",
      },
    ],
  },
];
