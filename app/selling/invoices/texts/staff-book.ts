export const bookMessages = {
  title: "Sales book",
  figures: {
    vatable: {
      label: "VATable sales",
      definition: "Sales with VAT, excluding the VAT itself, less credit notes.",
    },
    vat: {
      label: "VAT",
      definition: "12/112 of the amount paid for sales with VAT, per invoice, less credit notes.",
    },
    exempt: {
      label: "Exempt sales",
      definition:
        "Sales of VAT-exempt products, less credit notes. If the shop isn’t registered for VAT, all its sales.",
    },
    total: {
      label: "Total",
      definition: "All invoices by date of sale, less credit notes by date of issue.",
    },
  },
  none: "No invoices in this period",
  noneHint: "Choose other dates, or check that the shop creates invoices.",
  toInvoices: "Open invoices",
  byMonth: "By month",
  month: "Month",
  columns: {
    invoices: "Invoices",
    creditNotes: "Credit notes",
    vatable: "VATable",
    vat: "VAT",
    exempt: "Exempt",
    total: "Total",
  },
  inShort: (invoices: number, creditNotes: number, vat: string) =>
    `${invoices} ${invoices === 1 ? "invoice" : "invoices"}, ${creditNotes} ${creditNotes === 1 ? "credit note" : "credit notes"}, VAT ${vat}`,
  sum: "All months",
  file: "sales-book",
  head: [
    "Date",
    "Document",
    "Number",
    "For invoice",
    "Order",
    "Buyer",
    "Registration",
    "VATable sales",
    "VAT",
    "Zero-rated sales",
    "VAT-exempt sales",
    "Total",
  ],
  documents: { invoice: "Invoice", credit_note: "Credit note" },
  several: "Daily sales",
  json: {
    title: "For electronic invoicing",
    lead: "All documents of the period as JSON, for your accountant or a certified provider to convert. This isn’t the Bureau of Internal Revenue’s own format. See docs/tax.md.",
    download: "Download JSON",
    file: "e-invoices",
  },
} as const;
