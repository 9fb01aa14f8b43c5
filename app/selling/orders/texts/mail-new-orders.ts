export const newOrderMail = {
  subject: (orders: readonly { orderNumber: string }[]) =>
    orders.length === 1 ? `New order ${orders[0]?.orderNumber}` : `${orders.length} new orders`,
  titleOf: (count: number) => (count === 1 ? "A new order" : "New orders"),
  text: (count: number) =>
    count === 1
      ? "one order is new, and not cancelled since:"
      : `${count} orders are new, and not cancelled since:`,
  line: (number: string, method: string) => `${number}, ${method}`,
  more: (count: number) => `And ${count} more.`,
  total: "Together",
  action: (count: number) => (count === 1 ? "Open the order" : "Open the orders"),
  footer: "You get this because emails about new orders are on in the settings of the shop.",
  settings: "Change what is sent",
} as const;
