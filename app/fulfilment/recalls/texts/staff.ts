const units = (count: number) => (count === 1 ? "1 unit" : `${count.toLocaleString("en")} units`);
const buyers = (count: number) =>
  count === 1 ? "1 buyer" : `${count.toLocaleString("en")} buyers`;

export const recallMessages = {
  units,
  title: (lot: string) => `Recall of lot ${lot}`,
  start: (lot: string) => `Recall lot ${lot}`,
  back: (lot: string) => `Back to lot ${lot}`,
  lead: "For a lot that must not be used. A recall can’t be undone.",
  will: "What happens immediately",
  willMail: (count: number, sum: number) =>
    count === 0
      ? "No parcel with this lot has shipped, so no one is emailed."
      : `${buyers(count)} with ${units(sum)} ${count === 1 ? "gets" : "get"} an email with your instructions.`,
  willClose: "The lot is closed for good, and packing uses the next lot.",
  willTake: (left: number) =>
    left === 0
      ? "No units of this lot are left."
      : `The remaining stock (${units(left)} on record) is removed, except units reserved for orders.`,
  willShow: "The product page shows the recall and the reason.",
  reason: "What is wrong with this lot?",
  reasonHint:
    "Everyone can read this. Write one sentence, such as “Some vials may not be sterile.”",
  advice: "What should buyers do?",
  adviceHint: "For example: do not use it, keep it cold, where to send it, or how to get a refund.",
  submit: (lot: string, count: number) =>
    count === 0 ? `Recall lot ${lot}` : `Recall lot ${lot} and email ${buyers(count)}`,
  started: (lot: string, count: number) =>
    count === 0
      ? `Lot ${lot} is recalled.`
      : `Lot ${lot} is recalled. ${buyers(count)} will get an email.`,

  since: (at: string) => `Recalled ${at}`,
  facts: { buyers: "Buyers", units: "Units", mailed: "Emailed", answered: "Confirmed" },
  of: (part: number, all: number) => `${part.toLocaleString("en")} of ${all.toLocaleString("en")}`,
  columns: {
    order: "Order",
    buyer: "Buyer",
    units: "Units",
    mailed: "Emailed",
    answered: "Confirmed",
  },
  list: "Buyers of this lot",
  none: "No parcel with this lot has shipped.",
  notYet: "Not yet",
  remind: (count: number) =>
    `Remind ${buyers(count)} who ${count === 1 ? "hasn’t" : "haven’t"} confirmed`,
  reminded: (count: number) => `${buyers(count)} ${count === 1 ? "gets" : "get"} another email.`,
  allAnswered: "Every buyer has confirmed.",

  check: "Please check the form",
  noStep: "Choose what to do.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  needed: {
    reason: "Enter what is wrong with the lot",
    advice: "Enter what buyers should do",
  },
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This lot no longer exists.",
    recalled: "A colleague already recalled this lot.",
    no_one: "Every buyer has confirmed by now, so no email was sent.",
    changed_meanwhile: "A colleague already sent the reminder. Nothing was sent again.",
  },
} as const;
