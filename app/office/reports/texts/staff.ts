export const salesMessages = {
  title: "Sales",
  revenue: "Revenue",
  revenueMeans:
    "Payments received for orders in this period, minus refunds made in it. Canceled orders are excluded.",
  orders: "Paid orders",
  ordersMean:
    "Orders paid in this period. Canceled orders are excluded; refunded orders are included.",
  average: "Average order",
  averageMeans: "Payments received in this period divided by paid orders. Refunds aren’t deducted.",
  refunded: "Refunds",
  refundedMeans:
    "Money refunded in this period, including for earlier orders. Refunds of canceled orders are excluded.",
  revenueBy: (unit: string) => `Revenue ${unit}`,
  ordersBy: (unit: string) => `Paid orders ${unit}`,
  days: { day: "Day", week: "Week", month: "Month" },
  byMethod: "By payment method",
  method: "Payment method",
  paid: "Paid",
  lessRefunds: (paid: string, refunded: string) => `${paid} paid, ${refunded} refunded`,
  total: "Total",
  nothing: "No orders were paid in this period.",
  nothingHint: "Choose a longer period, or review unpaid orders.",
  toOrders: "See orders",
  head: ["Day", "Payment method", "Paid orders", "Paid", "Refunds", "Revenue"],
};
