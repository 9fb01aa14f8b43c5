export const discountReportMessages = {
  title: "Discounts",
  figures: {
    uses: {
      label: "Orders with a code",
      definition:
        "Orders paid in this period that a code took something off. Cancelled orders are left out; refunded ones are counted.",
    },
    given: {
      label: "Discount given",
      definition: "What codes took off orders paid in this period.",
    },
    revenue: {
      label: "Revenue with a code",
      definition:
        "Money that arrived in this period for orders with a code, minus refunds of such orders made in it. Cancelled orders are left out.",
    },
    firstOrders: {
      label: "First orders",
      definition:
        "Orders with a code that were the first one their buyer paid for. A buyer is an account, or a guest’s email address.",
    },
  },
  best: (many: number) => (many === 1 ? "Revenue by code" : `The ${many} with the most revenue`),
  all: "All codes",
  code: "Code",
  batch: (name: string) => `Batch “${name}”`,
  uses: "Orders",
  given: "Given",
  firstOrders: "New buyers",
  laterOrders: "Returning",
  refunded: "Refunds",
  revenue: "Revenue",
  before: "Revenue before",
  inShort: (given: string, first: number, later: number) =>
    `${given} given, ${first.toLocaleString("en")} new, ${later.toLocaleString("en")} returning`,
  total: "All codes together",
  nothing: "No code was used in these days.",
  nothingHint: "Choose a longer period, or give people a code that they can use.",
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
