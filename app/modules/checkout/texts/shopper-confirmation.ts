/** Of the page behind the link that is mailed to confirm an order. */
export const confirmMessages = {
  title: (number: string) => `Confirm order ${number}`,
  lead: "One press, and we pack your parcel.",
  cash: (amount: string) => `You pay the courier ${amount} in cash.`,
  transfer: {
    lead: "One press, and we keep your items for 48 hours from your order on.",
    due: (amount: string) => `You pay ${amount} by bank transfer.`,
    submit: "Keep my items",
  },
  goesTo: "It goes to",
  submit: "Confirm my order",
  notYours: "If you did not order this, close this page: nothing is sent, and nothing is owed.",
  already: {
    title: "Your order is already confirmed",
    text: "There is nothing left to do here. Its page shows where it stands.",
  },
  over: {
    title: "This order is cancelled",
    text: "So there is nothing left to confirm, and nothing is owed. Its page can put the items back into your cart.",
  },
  toReceipt: "See your order",
  unknown: {
    title: "This link does not work",
    text: "Please open it once more from the mail, as a whole. If that does not help, your order's page can send you a new one.",
  },
} as const;
