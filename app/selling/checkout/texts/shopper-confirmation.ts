export const confirmMessages = {
  title: (number: string) => `Confirm order ${number}`,
  lead: "Confirm below and we will pack your parcel.",
  cash: (amount: string) => `You pay the courier ${amount} in cash.`,
  transfer: {
    lead: "Confirm below and we will reserve your items for 48 hours from the time you ordered.",
    due: (amount: string) => `You pay ${amount} by bank transfer.`,
    submit: "Keep my items",
  },
  goesTo: "It goes to",
  submit: "Confirm my order",
  notYours:
    "If you did not order this, close this page. Nothing will be sent, and you owe nothing.",
  already: {
    title: "Your order is already confirmed",
    text: "There is nothing left to do here. The order page shows its status.",
  },
  over: {
    title: "This order is cancelled",
    text: "There is nothing left to confirm, and you owe nothing. You can put the items back into your cart on the order page.",
  },
  toReceipt: "See your order",
  unknown: {
    title: "This link does not work",
    text: "Please open the full link from the email again. If that does not help, you can request a new one on your order’s page.",
  },
} as const;
