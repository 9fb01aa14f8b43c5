const units = (count: number) => (count === 1 ? "1 unit" : `${count.toLocaleString("en")} units`);
const buyers = (count: number) =>
  count === 1 ? "1 buyer" : `${count.toLocaleString("en")} buyers`;

export const recallMessages = {
  units,
  title: (lot: string) => `Recall of lot ${lot}`,
  start: (lot: string) => `Recall lot ${lot}`,
  back: (lot: string) => `Back to lot ${lot}`,
  lead: "For a lot that must not be used. It can’t be undone.",
  will: "What happens at once",
  willMail: (count: number, sum: number) =>
    count === 0
      ? "No parcel left with units of it, so no one is mailed."
      : `${buyers(count)} with ${units(sum)} of it ${count === 1 ? "is" : "are"} mailed what to do.`,
  willClose: "The lot is closed for good, and packing takes the next one.",
  willTake: (left: number) =>
    left === 0
      ? "No units of it are left."
      : `What is left of it, ${units(left)} on record, is taken out of stock as far as no order holds it.`,
  willShow: "The product’s page says that it was recalled, and why.",
  reason: "What is wrong with it?",
  reasonHint: "Everyone can read this. One sentence, such as “Some vials may not be sterile.”",
  advice: "What should a buyer do?",
  adviceHint:
    "Such as: do not use it, keep it cold, and where to send it or how the money comes back.",
  submit: (lot: string, count: number) =>
    count === 0 ? `Recall lot ${lot}` : `Recall lot ${lot} and mail ${buyers(count)}`,
  started: (lot: string, count: number) =>
    count === 0
      ? `Lot ${lot} is recalled.`
      : `Lot ${lot} is recalled, and ${buyers(count)} ${count === 1 ? "is" : "are"} mailed.`,

  since: (at: string) => `Recalled ${at}`,
  facts: { buyers: "Buyers", units: "Units", mailed: "Mailed", answered: "Have read it" },
  of: (part: number, all: number) => `${part.toLocaleString("en")} of ${all.toLocaleString("en")}`,
  columns: { order: "Order", buyer: "Buyer", units: "Units", mailed: "Mailed", answered: "Read" },
  list: "Buyers of this lot",
  none: "No parcel left with units of it.",
  notYet: "Not yet",
  remind: (count: number) => `Remind ${buyers(count)} who did not answer`,
  reminded: (count: number) =>
    `${buyers(count)} ${count === 1 ? "gets" : "get"} the mail once more.`,
  allAnswered: "Every buyer has read it.",

  check: "Please check the form",
  noStep: "Choose what to do.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  needed: {
    reason: "Enter what is wrong with the lot",
    advice: "Enter what a buyer should do",
  },
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This lot no longer exists.",
    recalled: "A colleague has recalled this lot already.",
    no_one: "Every buyer has answered meanwhile, so no one was mailed.",
    changed_meanwhile: "A colleague sent the reminder already. Nothing was sent again.",
  },
} as const;
