export const affiliateReportMessages = {
  title: "Affiliate sales",
  figures: {
    orders: {
      label: "Orders by affiliates",
      definition:
        "Orders paid in this period that came by an affiliate’s link or code. Cancelled orders are left out, and so are orders that earn the affiliate nothing.",
    },
    firstOrders: {
      label: "First orders",
      definition:
        "Orders by affiliates that were the first one their buyer paid for. A buyer is an account, or a guest’s email address.",
    },
    revenue: {
      label: "Revenue by affiliates",
      definition:
        "Money that arrived in this period for orders by affiliates, minus refunds of such orders made in it. Cancelled orders are left out.",
    },
    commission: {
      label: "Commissions",
      definition:
        "Commissions earned in this period, minus what was taken off in it after refunds and cancellations. Prizes and corrections by staff are left out.",
    },
  },
  best: (many: number) =>
    many === 1 ? "Revenue by affiliate" : `The ${many} with the most revenue`,
  all: "All affiliates",
  affiliate: "Affiliate",
  named: (code: string, name: string) => (name === "" ? code : `${code}, ${name}`),
  orders: "Orders",
  firstOrders: "New buyers",
  revenue: "Revenue",
  commission: "Commission",
  before: "Revenue before",
  inShort: (first: number, commission: string) =>
    `${first.toLocaleString("en")} from new buyers, ${commission} of commission`,
  total: "All affiliates together",
  nothing: "No order came by an affiliate in these days.",
  nothingHint: "Choose a longer period, or invite people to the program.",
  toAffiliates: "See affiliates",
  head: ["Code", "Paid orders", "By new buyers", "Paid", "Refunds", "Revenue", "Commission"],
};
