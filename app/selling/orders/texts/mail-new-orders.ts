export const newOrderMail = {
  subject: (orders: readonly { orderNumber: string }[]) =>
    orders.length === 1 ? `New order ${orders[0]?.orderNumber}` : `${orders.length} new orders`,
  titleOf: (count: number) => (count === 1 ? "New order" : "New orders"),
  text: (count: number) =>
    count === 1
      ? "You have 1 new order:"
      : `You have ${count} new orders, not counting canceled ones:`,
  line: (number: string, method: string) => `${number}, ${method}`,
  more: (count: number) => `And ${count} more.`,
  total: "Total",
  action: (count: number) => (count === 1 ? "View order" : "View orders"),
  footer: "You’re getting this email because new order emails are on in the shop’s settings.",
  settings: "Change email settings",
} as const;
