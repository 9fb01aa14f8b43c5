/** The default letter of a purchase order, which staff can edit. */
export const letterText = {
  subject: (number: string, shop: string) => `Purchase order ${number} from ${shop}`,
  text: (contact: string, expected: string | null) =>
    [
      contact === "" ? "Hello," : `Hello ${contact},`,
      "Our purchase order is attached as a PDF.",
      expected === null
        ? "Please confirm it and tell us when we can expect delivery."
        : `Please confirm it. We expect delivery on ${expected}.`,
      "Thank you",
    ].join("\n\n"),
  footer: "Please reply to this email.",
} as const;

/** Texts of the PDF. */
export const printText = {
  title: (number: string) => `Purchase order ${number}`,
  to: "Supplier",
  deliverTo: "Deliver to",
  dates: "Dates",
  ordered: (day: string) => `Ordered ${day}`,
  expected: (day: string) => `Expected ${day}`,
  terms: "Payment terms",
  columns: {
    sku: "Your SKU",
    item: "Item",
    packs: "Packs",
    quantity: "Units",
    cost: "Unit cost",
    amount: "Amount",
  },
  packs: (count: string, size: number) => `${count} × ${size}`,
  total: "Total",
  notes: "Notes",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
