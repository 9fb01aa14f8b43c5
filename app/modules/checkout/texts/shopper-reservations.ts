const units = (count: number) => `${count} ${count === 1 ? "unit" : "units"}`;

/** Why somebody who never paid cannot reserve more, and the ways on. */
export const reservationMessages = {
  orderWaits: (until: string | undefined) =>
    `An order with this e-mail or phone number already waits for its payment. Pay or cancel that one first${until ? `, or try again after ${until}` : ""}.`,
  ordersWait: (until: string | undefined) =>
    `Your unpaid orders wait for their payment. Pay or cancel one of them first${until ? `, or try again after ${until}` : ""}.`,
  tooMany: (most: number) =>
    `Without an account we reserve at most ${units(most)} before you pay. Take fewer.`,
  tooManyNew: (most: number) =>
    `Until you have paid for a first order we reserve at most ${units(most)} for you. Take fewer.`,
  noMoreNew:
    "Until you have paid for a first order we reserve no more for you. Pay or cancel an order that waits.",
  addressFull: (until: string | undefined) =>
    `Too many unpaid orders come from your network${until ? `. Try again after ${until}` : " at the moment"}.`,
  shareTaken: (name: string, most: number) =>
    most === 0
      ? `No more of ${name} can be reserved without payment at the moment.`
      : `Only ${most} of ${name} can be reserved without payment at the moment.`,
  /** The ways on that are always open. */
  ways: {
    online: "Or pay now by card or wallet, or sign in.",
    signIn: "Or sign in.",
  },
  /** For who has an account: the share is free again within half an hour. */
  later: "Please try again later, or write to us.",
} as const;
