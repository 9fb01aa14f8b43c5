export const packingMessages = {
  title: "To pack",
  lead: "The oldest parcel first. Each line says which lot to take.",
  none: "Nothing to pack",
  noneHint: "Orders come here once they are paid, or confirmed to be paid in cash.",
  parcelOf: (number: string) => `Parcel ${number}`,
  open: "Open the order",
  placed: (at: string) => `Placed ${at}`,
  cutOff: (time: string) => `Orders until ${time} leave today`,
  coldWaiting: (count: number, day: string | undefined) =>
    count === 1
      ? `1 cold parcel waits for its day${day === undefined ? "" : `, ${day}`}. It stands after the others.`
      : `${count.toLocaleString("en")} cold parcels wait for their day${day === undefined ? "" : `, the first for ${day}`}. They stand after the others.`,
  notToday: {
    waits: (day: string, why: string) => `It leaves on ${day}. Today: ${why}.`,
    never: "No day is left on which it could leave",
    text: "It can be packed, but nothing cold should be on the way while no one delivers.",
    /** The area's terms changed after the order. */
    neverText: {
      never:
        "Its area gets no cold goods any more. Send it on the word of its buyer, or cancel it.",
      too_far:
        "A parcel to its area now takes longer than a cold one may. Send it on the word of its buyer, or cancel it.",
      no_day:
        "Cold parcels to its area have no day to leave on. Look at its days on Settings, Delivery.",
    },
  },
  anywayBulk: "Ship cold parcels today anyway",
  anywayBulkHint: "Otherwise cold parcels wait for their day.",
  anywayNeeded: "Tick “Ship today anyway”, or skip it until its day.",
  cold: "Cold: use the insulated pack",
  collect: (amount: string) => `Collect ${amount} in cash`,
  notes: "Note from the buyer",
  shipTo: "Ship to",

  lines: "What goes into it",
  scan: "Scan or type a lot number",
  scanHint: "Each scan ticks the line that takes this lot.",
  scanned: (lot: string, item: string) => `Lot ${lot}: ${item}`,
  scanUnknown: (lot: string) => `No line of this parcel takes lot ${lot}.`,
  scanAgain: (lot: string) => `Lot ${lot} is ticked already.`,
  allTicked: "All lines are ticked.",
  take: (units: number, lot: string) => `Take ${units} of lot ${lot}`,
  takeAny: (units: number) => `Take ${units}`,
  useBefore: (day: string) => `Use before ${day}`,
  noLots: "No lots on record",
  shelf: (name: string) => `Shelf ${name}`,
  missing: (units: number) =>
    units === 1
      ? "1 unit is in no open lot that lasts to the end of its course."
      : `${units} units are in no open lot that lasts to the end of its course.`,
  toLots: "Open a lot",

  print: "Print slip and label",
  courier: "Courier",
  trackingNumber: "Tracking number",
  submit: "Packed, hand to the courier",
  left: (number: string) => `${number} is on its way.`,
  aside: "It can’t be packed…",
  asideHint: "It leaves this queue, and the order needs attention for this reason.",
  asideReason: "What is wrong?",
  asideNow: "Set it aside",
  asideDone: (number: string) => `${number} is set aside and needs attention.`,
  setAsideAs: (reason: string) => `It could not be packed: ${reason}`,

  split: {
    open: "Send only a part now…",
    lead: "Enter what goes into this parcel. The rest follows in another one.",
    units: (item: string, left: number) => `Units of ${item}, of ${left}`,
    show: "Show this part",
    whole: "Pack everything instead",
    title: (number: number) => `Parcel ${number}: a part of the order`,
    toCome: (items: string) => `The rest follows in another parcel: ${items}.`,
    sentBefore: (count: number) =>
      count === 1
        ? "1 parcel of it has left. This is the rest."
        : `${count} parcels of it have left. This is the rest.`,
    left: (number: number, order: string) =>
      `Parcel ${number} of ${order} is on its way. Here is the rest.`,
    why: {
      cash: "The courier collects its cash once, so it leaves in one parcel.",
      one_unit: "Only one unit is left, so there is nothing to divide.",
    },
    problems: {
      wrong: "Enter the units as a number. Here is all that is left.",
      nothing_chosen: "Choose at least one unit. Here is all that is left.",
      too_many_chosen: "That is more than is left of an item. Here is all that is left.",
    },
  },

  check: "Please check the parcel",
  tickNeeded: (item: string) => `Tick it once it is in the parcel: ${item}`,
  reasonNeeded: "Enter what is wrong",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  noStep: "Choose what to do.",
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This order no longer exists.",
    not_now: "This order is not waiting to be packed any more.",
    needs_attention: "This order needs attention now, so it was not sent. Open it to see why.",
    not_its_day: "This cold parcel would not leave today. Look at its day.",
    lots_missing:
      "An item has no open lot with enough units any more. Nothing was sent. Look at it again.",
    lots_not_chosen: "Enter the lot that each item comes from. Nothing was sent.",
    lots_uneven: "The units of the lots must add up to the units of their item. Nothing was sent.",
    lots_changed: "Its items or lots changed while you packed. Nothing was sent. Look at it again.",
    nothing_chosen: "Choose at least one unit for this parcel.",
    too_many_chosen: "That is more than is left of an item. Nothing was sent. Look at it again.",
    cash_once: "The courier collects its cash once, so it leaves in one parcel. Nothing was sent.",
    illegal_move: "This order is not waiting to be packed any more.",
    changed_meanwhile: "A colleague changed this order meanwhile. Look at it again.",
  },
  keys: { scan: "Scan", number: "Tracking number", print: "Print", book: "Book the courier" },
} as const;

export const slipText = {
  title: (number: string) => `Packing slip ${number}`,
  several: (count: number) => (count === 1 ? "1 packing slip" : `${count} packing slips`),
  shipTo: "Ship to",
  order: "Order",
  placed: (day: string) => `Placed ${day}`,
  parcel: "Parcel",
  which: (number: number, all: number) => `Parcel ${number} of ${all}`,
  cold: "Keep cold, 2–8 °C",
  usual: "No cooling needed",
  columns: { sku: "SKU", item: "Item", lot: "Lot", units: "Units" },
  lot: (number: string, units: number, day: string) => `${units} × ${number}, use before ${day}`,
  notes: "Note from the buyer",
  check: "Check your vial",
  checkText: (address: string) => `Type the code on its label at ${address}`,
  arrival: "Did it arrive cold?",
  arrivalText:
    "Scan the code with your phone, say how it felt, and read at once whether you can use it.",
  questions: "Questions?",
  help: (contact: string) => `Write to ${contact} and name the number of your order.`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  from: "From",
  to: "To",
  contents: (what: string) => `Contents: ${what}`,
  collect: (amount: string) => `CASH ON DELIVERY: ${amount}`,
} as const;
