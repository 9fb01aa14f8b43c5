const units = (count: number) => (count === 1 ? "1 unit" : `${count.toLocaleString("en")} units`);

export const receiveMessages = {
  title: (number: string) => `Receive ${number}`,
  lead: "Enter what came. It goes into its lot and onto the shelf at once. Leave empty what did not come.",
  back: (number: string) => `Back to ${number}`,
  stillOpen: (count: number) => (count > 0 ? `${units(count)} still open` : "All of it has come"),
  received: "Good units",
  damaged: "Damaged units",
  damagedHint: "They are noted, and not put into stock.",
  lot: "Lot number",
  lotHint: "A lot that you have already gets these units on top.",
  expires: "Use before",
  storage: "Storage note",
  optional: "Optional",
  note: "Note on this delivery",
  noteHint: "Such as “came warm” or the number of the delivery note",
  setCosts: "Set the cost of these products to what was ordered",
  costChange: (name: string, before: string, now: string) => `${name}: ${before} → ${now}`,
  noCost: "not set",
  allowMore: "More came than was ordered, and we keep it",
  submit: "Receive delivery",
  done: (number: string, isAll: boolean) =>
    isAll ? `${number} is received in full.` : `The delivery of ${number} is received.`,
  twoLots: "Two lots of one item came together? Receive one, then the other.",
  check: "Please check the form",
  nothing: "Enter what came of one item at least",
  unitsWrong: "Enter a whole number, or leave it empty",
  lotNeeded: "Enter the lot number printed on the vials",
  dayNeeded: "Enter a date, such as 2028-11-21",
  unusual: "Use letters, digits and common symbols only, and fewer of them",
  errors: {
    forbidden: "Your role does not allow this.",
    not_now: "Nothing can be received of this purchase order now. Load the page again.",
    changed_meanwhile:
      "A colleague changed this purchase order after you opened it. What is still open is shown as it is now. Look at it, and send the form again.",
    more_than_ordered:
      "This is more than is still open. Tick below that it is meant, or correct it.",
    over: "This lot has expired, so it cannot be sold. Enter these units as damaged.",
    other_date: "You have this lot with another date. Check the vials, or correct the lot first.",
    item_gone: "This product cannot have lots any more.",
  },
} as const;
