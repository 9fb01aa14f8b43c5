/** A paid order's receipt on paper. */
export const receiptPrint = {
  title: (number: string) => `Receipt for order ${number}`,
  download: "Download your receipt (PDF)",
  soldTo: "Sold to",
  order: "Order",
  placed: (day: string) => `Placed: ${day}`,
  paid: (at: string) => `Paid: ${at}`,
  columns: { item: "Item", quantity: "Quantity", price: "Price", total: "Total" },
  paidInAll: "Paid",
  refunded: "Refunded",
  noInvoice: {
    label: "Proof of payment",
    text: "This receipt shows that the shop received your payment. It is not a tax invoice.",
  },
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
