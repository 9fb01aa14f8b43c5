export const salesMessages = {
  title: "Sales",
  revenue: "Revenue",
  revenueMeans:
    "Money that arrived for orders in this period, minus refunds made in it. Cancelled orders are left out.",
  orders: "Paid orders",
  ordersMean:
    "Orders whose payment arrived in this period. Cancelled orders are left out; refunded ones are counted.",
  average: "Average order",
  averageMeans:
    "Money that arrived in this period, divided by its paid orders. Refunds are not taken off.",
  refunded: "Refunds",
  refundedMeans:
    "Money paid back in this period, also for orders of before. Refunds of cancelled orders are left out.",
  revenueBy: (unit: string) => `Revenue ${unit}`,
  ordersBy: (unit: string) => `Paid orders ${unit}`,
  days: { day: "Day", week: "Week", month: "Month" },
  byMethod: "By payment method",
  method: "Payment method",
  paid: "Paid",
  lessRefunds: (paid: string, refunded: string) => `${paid} paid, ${refunded} refunded`,
  total: "Total",
  nothing: "No order was paid in these days.",
  nothingHint: "Choose a longer period, or look at the orders that wait for their payment.",
  toOrders: "See orders",
  head: ["Day", "Payment method", "Paid orders", "Paid", "Refunds", "Revenue"],
};
