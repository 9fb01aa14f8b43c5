const unitsOf = (units: number) => (units === 1 ? "one unit" : `${units} units`);

/** The texts about a recall in the mail, on the receipt and on its page. */
export const recallTexts = {
  subject: (lot: string) => `Important: please do not use batch ${lot}`,
  mailTitle: "A batch you received has been recalled",
  opening: (order: string, units: number, product: string, lot: string) =>
    `Your order ${order} included ${unitsOf(units)} of ${product} from batch ${lot}. We have recalled this batch.`,
  why: (reason: string) => `Reason: ${reason}`,
  action: "Read what to do and confirm",

  notice: (lot: string) => `Batch ${lot} in this order was recalled`,
  noticeText: "Please do not use this batch. Read what to do first.",
  noticeLink: "Read what to do",

  title: "Please do not use this batch",
  lead: (order: string) => `Order ${order}`,
  lot: (number: string) => `Batch ${number}`,
  since: (day: string) => `Recalled ${day}.`,
  look: "The batch number is printed on the vial.",
  reason: "Reason",
  advice: "What to do",
  emergency: "If you have used it and feel unwell, see a doctor now. In an emergency, call 911.",
  submit: "I have read this",
  thanks: (at: string) => `Thank you. You confirmed on ${at} that you have read this.`,
  receipt: "See your order",
} as const;
