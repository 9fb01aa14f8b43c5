const units = (count: number) => (count === 1 ? "1 unit" : `${count.toLocaleString("en")} units`);

export const receiveMessages = {
  title: (number: string) => `Receive ${number}`,
  lead: "Enter what arrived. Units are added to their lot and to stock at once. Leave other items blank.",
  back: (number: string) => `Back to ${number}`,
  stillOpen: (count: number) => (count > 0 ? `${units(count)} outstanding` : "Fully received"),
  received: "Good units",
  damaged: "Damaged units",
  damagedHint: "Recorded, but not added to stock.",
  lot: "Lot number",
  lotHint: "If you already have this lot, the units are added to it.",
  expires: "Use before",
  storage: "Storage note",
  optional: "Optional",
  note: "Note on this delivery",
  noteHint: "For example, “arrived warm” or the delivery note number",
  setCosts: "Set product costs to the ordered costs",
  costChange: (name: string, before: string, now: string) => `${name}: ${before} → ${now}`,
  noCost: "not set",
  allowMore: "More arrived than was ordered, and we keep it",
  submit: "Receive delivery",
  done: (number: string, isAll: boolean) =>
    isAll ? `${number} is fully received.` : `The delivery for ${number} is received.`,
  twoLots: "Did one item arrive in two lots? Receive one lot first, then the other.",
  check: "Please check the form",
  nothing: "Enter the units of at least one item",
  unitsWrong: "Enter a whole number, or leave it blank",
  lotNeeded: "Enter the lot number printed on the vials",
  dayNeeded: "Enter a date, like 2028-11-21",
  unusual: "Use fewer characters, and only letters, digits and common symbols",
  errors: {
    forbidden: "Your role does not allow this.",
    not_now: "You can’t receive this purchase order now. Reload the page.",
    changed_meanwhile:
      "A colleague changed this purchase order after you opened it. Check the outstanding units and submit again.",
    more_than_ordered:
      "This is more than is outstanding. Correct it, or confirm below that more arrived.",
    over: "This lot has expired, so it can’t be sold. Enter these units as damaged.",
    other_date:
      "You have this lot with a different date. Check the vials, or correct the lot first.",
    item_gone: "This product can no longer have lots.",
  },
} as const;
