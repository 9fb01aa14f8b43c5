export const customerReportMessages = {
  title: "New and returning customers",
  figures: {
    new: {
      label: "New customers",
      definition:
        "Who paid for their first order ever in this period. A customer is an account, or a guest’s email address; cancelled orders do not count.",
    },
    returning: {
      label: "Returning customers",
      definition: "Who paid for an order in this period and had paid for one before it.",
    },
    repeatRate: {
      label: "Repeat rate",
      definition:
        "Of all who paid for an order in this period, the share that has paid for more than one by its end.",
    },
    ordersEach: {
      label: "Orders per customer",
      definition: "Orders paid in this period, divided by those who paid for them.",
    },
  },
  newBy: (unit: string) => `New customers ${unit}`,
  returningBy: (unit: string) => `Returning customers ${unit}`,
  onceEach: "Everyone counts once, on the day of their first paid order in the period.",
  nothing: "No one paid for an order in these days.",
  nothingHint: "Choose a longer period, or look at the orders that wait for their payment.",
  cohorts: "Who bought again, by month of the first order",
  cohortsLead:
    "Of those who paid for their first order in a month, the share that paid for another one so many months later. The last month of a line may not be over yet. These are the twelve months up to the end of the period.",
  cohortsExport: "Export CSV of the months",
  month: "First order in",
  buyers: "Customers",
  after: (months: number) => (months === 1 ? "1 month later" : `${months} months later`),
  afterShort: (months: number) => `+${months}`,
  of: (again: number, buyers: number) => `${again} of ${buyers}`,
  head: ["Day", "New customers", "Returning customers", "Bought more than once", "Orders"],
  cohortsHead: ["First order in", "Customers", "Month", "Bought in it", "Share in %"],
};
