const units = (count: number) => `${count} ${count === 1 ? "unit" : "units"}`;

/** Refusals of further unpaid reservations, with alternatives. */
export const reservationMessages = {
  orderWaits: (until: string | undefined) =>
    `An order with this email or phone number is already waiting for payment. Pay or cancel it first${until ? `, or try again after ${until}` : ""}.`,
  ordersWait: (until: string | undefined) =>
    `You have unpaid orders. Pay or cancel one of them first${until ? `, or try again after ${until}` : ""}.`,
  tooMany: (most: number) =>
    `Without an account, we reserve at most ${units(most)} before you pay. Please order fewer.`,
  tooManyNew: (most: number) =>
    `Until you’ve paid for your first order, we reserve at most ${units(most)} for you. Please order fewer.`,
  noMoreNew:
    "We can’t reserve more for you until you’ve paid for your first order. Please pay or cancel an order that is waiting.",
  addressFull: (until: string | undefined) =>
    `There are too many unpaid orders from your network${until ? `. Try again after ${until}` : " right now"}.`,
  shareTaken: (name: string, most: number) =>
    most === 0
      ? `No more of ${name} can be reserved without payment right now.`
      : `Only ${most} of ${name} can be reserved without payment right now.`,
  /** For a guest, about units that an account may still reserve. */
  yours: (name: string, most: number) =>
    most === 0
      ? `Sign in to reserve it. Without an account, no more of ${name} can be reserved before payment right now.`
      : `Sign in to reserve it. Without an account, only ${most} of ${name} can be reserved before payment right now.`,
  /** Alternatives that are always available. */
  ways: {
    online: "Or pay now by card or wallet, or sign in.",
    payNow: "Or pay now by card or wallet.",
    signIn: "Or sign in.",
  },
  /** For a buyer with an account. The share frees up within half an hour. */
  later: "Please try again later, or write to us.",
} as const;
