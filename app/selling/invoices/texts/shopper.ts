/** The words on invoices and credit notes, as the regulations require them. */
export const printText = {
  invoice: (number: string) => `Invoice ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  vatTin: (tin: string) => `VAT Reg. TIN ${tin}`,
  nonVatTin: (tin: string) => `NON-VAT Reg. TIN ${tin}`,
  businessStyle: (style: string) => `Business style: ${style}`,
  soldTo: "Sold to",
  creditedTo: "Credited to",
  /** A buyer who needs a TIN on paper writes it in by hand. */
  buyersTin: "TIN: ____________________",
  severalBuyers: "Daily sales",
  document: "Document",
  numberOf: (number: string) => `No. ${number}`,
  dateOfSale: (day: string) => `Date of sale: ${day}`,
  issued: (day: string) => `Issued: ${day}`,
  order: (number: string) => `Order ${number}`,
  ofInvoice: (number: string, day: string) => `For invoice ${number}, ${day}`,
  columns: {
    description: "Description",
    quantity: "Quantity",
    price: "Unit price",
    saved: "Discount",
    amount: "Amount",
  },
  kinds: { senior: "Senior citizen", pwd: "Person with disability" },
  concession: (kind: string, idEnd: string | null) =>
    idEnd === null ? kind : `${kind}, ID ending in ${idEnd}`,
  statutoryLine: (name: string, regular: string, vat: string, discount: string) =>
    `${name}: regular ${regular}, less VAT ${vat}, less discount ${discount}`,
  exemptLine: (name: string) => `${name} (VAT-exempt)`,
  shipping: "Shipping",
  coldPack: "Insulated pack",
  addedTax: "Tax added to prices",
  vatable: "VATable sales",
  vat: "VAT (12%)",
  zeroRated: "Zero-rated sales",
  exempt: "VAT-exempt sales",
  total: "Total",
  totalWithVat: "Total, VAT included",
  credited: "Total credited",
  causes: {
    cancelled: "Sale canceled",
    replaced: "Sale changed and invoiced again",
    refund: "Refund to the buyer",
  },
  noInput: {
    label: "Input tax",
    text: "THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX.",
  },
  permit: "Permit",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

export const ownInvoiceMessages = {
  title: "Invoice",
  invoice: (number: string) => `Invoice ${number}`,
  ofDay: (number: string) => `This order is included in the shop’s daily invoice ${number}.`,
  creditNote: (number: string) => `Credit note ${number}`,
  pdf: "(PDF)",
  lead: "Small sales go on one daily invoice. You can get a separate invoice until midnight.",
  ask: "Get a separate invoice",
  gone: "This order already has an invoice or doesn’t get one.",
} as const;
