export const confirmMessages = {
  title: (number: string) => `Confirm order ${number}`,
  lead: "Confirm below, and we’ll pack your parcel.",
  cash: (amount: string) => `You pay the courier ${amount} in cash.`,
  transfer: {
    lead: "Confirm below, and we’ll reserve your items for 48 hours from the time you ordered.",
    due: (amount: string) => `You pay ${amount} by bank transfer.`,
    submit: "Keep my items",
  },
  goesTo: "Delivery address",
  submit: "Confirm my order",
  notYours: "If you didn’t order this, close this page. Nothing will be sent, and you owe nothing.",
  already: {
    title: "Your order is already confirmed",
    text: "There’s nothing left to do here. The order page shows its status.",
  },
  over: {
    title: "This order is canceled",
    text: "There’s nothing to confirm, and you owe nothing. You can put the items back in your cart from the order page.",
  },
  toReceipt: "View your order",
  unknown: {
    title: "This link doesn’t work",
    text: "Please open the full link from the email again. If that doesn’t help, open your order and have the email sent again.",
    find: "Find your order",
  },
} as const;
