export const affiliateReportMessages = {
  title: "Affiliate sales",
  figures: {
    orders: {
      label: "Affiliate orders",
      definition:
        "Orders paid in this period that came from an affiliate’s link or code. Canceled orders and orders without a commission are excluded.",
    },
    firstOrders: {
      label: "First orders",
      definition:
        "Affiliate orders that were the buyer’s first paid order. A buyer is an account or a guest’s email address.",
    },
    revenue: {
      label: "Affiliate revenue",
      definition:
        "Payments received in this period for affiliate orders, minus their refunds in it. Canceled orders are excluded.",
    },
    commission: {
      label: "Commissions",
      definition:
        "Commissions earned in this period, minus reversals after refunds and cancellations. Prizes and corrections by staff are excluded.",
    },
  },
  best: (many: number) => (many === 1 ? "Revenue by affiliate" : `Top ${many} by revenue`),
  all: "All affiliates",
  affiliate: "Affiliate",
  named: (code: string, name: string) => (name === "" ? code : `${code}, ${name}`),
  orders: "Orders",
  firstOrders: "New buyers",
  revenue: "Revenue",
  commission: "Commission",
  before: "Previous revenue",
  inShort: (first: number, commission: string) =>
    `${first.toLocaleString("en")} from new buyers, ${commission} commission`,
  total: "All affiliates, total",
  nothing: "No affiliate orders in this period.",
  nothingHint: "Choose a longer period, or invite affiliates to the program.",
  toAffiliates: "See affiliates",
  head: ["Code", "Paid orders", "By new buyers", "Paid", "Refunds", "Revenue", "Commission"],
};
