export const customerReportMessages = {
  title: "Customers",
  figures: {
    new: {
      label: "New customers",
      definition:
        "Customers who paid for their first order in this period. A customer is an account or a guest’s email address. Canceled orders are excluded.",
    },
    returning: {
      label: "Returning customers",
      definition: "Customers who paid for an order in this period and for at least one before it.",
    },
    repeatRate: {
      label: "Repeat rate",
      definition:
        "The share of this period’s customers who had paid for more than one order by its end.",
    },
    ordersEach: {
      label: "Orders per customer",
      definition: "Orders paid in this period divided by the customers who paid for them.",
    },
  },
  newBy: (unit: string) => `New customers ${unit}`,
  returningBy: (unit: string) => `Returning customers ${unit}`,
  onceEach: "Each customer is counted once, on the day of their first paid order in the period.",
  nothing: "No orders were paid in this period.",
  nothingHint: "Choose a longer period, or review unpaid orders.",
  cohorts: "Repeat buyers by month of first order",
  cohortsLead:
    "The share of each month’s new customers who paid for another order in later months. The last month in a row may be incomplete. Shows the twelve months up to the end of the period.",
  cohortsExport: "Export months as CSV",
  month: "First order",
  buyers: "Customers",
  after: (months: number) => (months === 1 ? "1 month later" : `${months} months later`),
  afterShort: (months: number) => `+${months}`,
  of: (again: number, buyers: number) => `${again} of ${buyers}`,
  head: ["Day", "New customers", "Returning customers", "Repeat buyers", "Orders"],
  cohortsHead: ["First order", "Customers", "Month", "Bought again", "Share (%)"],
};
