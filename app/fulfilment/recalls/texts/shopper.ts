const unitsOf = (units: number) => (units === 1 ? "one unit" : `${units} units`);

/** The texts about a recall in the mail, on the receipt and on its page. */
export const recallTexts = {
  subject: (lot: string) => `Important: please do not use lot ${lot}`,
  mailTitle: "A lot you received is recalled",
  opening: (order: string, units: number, product: string, lot: string) =>
    `order ${order} had ${unitsOf(units)} of ${product} from lot ${lot}. We have recalled this lot.`,
  why: (reason: string) => `Why: ${reason}`,
  action: "Read what to do, and tell us that you have",

  notice: (lot: string) => `Lot ${lot} of this order was recalled`,
  noticeText: "Please do not use it before you have read what to do.",
  noticeLink: "Read what to do",

  title: "Please do not use this lot",
  lead: (order: string) => `Order ${order}`,
  lot: (number: string) => `Lot ${number}`,
  look: "The lot number is printed on the vial.",
  reason: "Why",
  advice: "What to do",
  emergency: "If you have used it and feel unwell, see a doctor now. In an emergency, call 911.",
  submit: "I have read this",
  thanks: (at: string) => `You told us on ${at} that you have read this. Thank you.`,
  done: "Thank you. We know now that you have read it.",
  receipt: "See your order",
  none: "Nothing in this order was recalled.",
} as const;
