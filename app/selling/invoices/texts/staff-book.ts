export const bookMessages = {
  title: "Sales book",
  figures: {
    vatable: {
      label: "VATable sales",
      definition: "Sales with VAT, without the VAT in them, less credit notes.",
    },
    vat: {
      label: "VAT",
      definition:
        "12/112 of what was paid for sales with VAT, invoice by invoice, less credit notes.",
    },
    exempt: {
      label: "Exempt sales",
      definition:
        "Sales of products that are exempt, and all sales of a shop that is not registered for VAT, less credit notes.",
    },
    total: {
      label: "Total",
      definition:
        "All invoices by the day of their sale, less credit notes by the day on which they were made.",
    },
  },
  none: "Nothing was invoiced in this period",
  noneHint: "Choose other days, or look whether the shop makes invoices.",
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
    `${invoices} invoices, ${creditNotes} credit notes, VAT ${vat}`,
  sum: "All months",
  file: "sales-book",
  head: [
    "Date",
    "Document",
    "Number",
    "Of invoice",
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
  several: "Sales of the day",
  json: {
    title: "For electronic invoicing",
    lead: "All documents of the period as JSON, which your accountant or a certified provider can convert. The format is described in docs/tax.md; it is not the one that the Bureau of Internal Revenue receives.",
    download: "Download JSON",
    file: "e-invoices",
  },
} as const;
