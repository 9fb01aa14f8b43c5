export const discountReportMessages = {
  title: "Discounts",
  figures: {
    uses: {
      label: "Orders with a code",
      definition:
        "Orders paid in this period with a discount from a code. Canceled orders are excluded; refunded orders are included.",
    },
    given: {
      label: "Discount given",
      definition: "The total discount from codes on orders paid in this period.",
    },
    revenue: {
      label: "Revenue with a code",
      definition:
        "Payments received in this period for orders with a code, minus their refunds in it. Canceled orders are excluded.",
    },
    firstOrders: {
      label: "First orders",
      definition:
        "Orders with a code that were the buyer’s first paid order. A buyer is an account or a guest’s email address.",
    },
  },
  best: (many: number) => (many === 1 ? "Revenue by code" : `Top ${many} by revenue`),
  all: "All codes",
  code: "Code",
  batch: (name: string) => `Batch “${name}”`,
  uses: "Orders",
  given: "Given",
  firstOrders: "New buyers",
  laterOrders: "Returning",
  refunded: "Refunds",
  revenue: "Revenue",
  before: "Previous revenue",
  inShort: (given: string, first: number, later: number) =>
    `${given} given, ${first.toLocaleString("en")} new, ${later.toLocaleString("en")} returning`,
  total: "All codes, total",
  nothing: "No codes were used in this period.",
  nothingHint: "Choose a longer period, or share a code with customers.",
  toDiscounts: "See discounts",
  head: [
    "Code",
    "Batch",
    "Paid orders",
    "By new buyers",
    "By returning buyers",
    "Discount given",
    "Paid",
    "Refunds",
    "Revenue",
  ],
  yes: "yes",
  no: "no",
};
