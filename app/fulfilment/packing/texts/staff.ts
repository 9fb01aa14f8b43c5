import type { WhyNot } from "#app/goods/catalog/rules/dispatch-calendar.ts";

export const packingMessages = {
  title: "To pack",
  lead: "Oldest parcels first. If a line names a lot, take that lot.",
  none: "Nothing to pack",
  noneHint: "Orders appear here once they are paid, or confirmed for cash on delivery.",
  parcelOf: (number: string) => `Parcel ${number}`,
  open: "Open the order",
  placed: (at: string) => `Placed ${at}`,
  cutOff: (time: string) => `Orders placed by ${time} ship today`,
  coldWaiting: (count: number, day: string | undefined) => {
    if (count === 1) {
      return day === undefined
        ? "1 cold parcel has no shipping day and is sorted last."
        : `1 cold parcel is scheduled for ${day} and sorted last.`;
    }
    const parcels = `${count.toLocaleString("en")} cold parcels`;
    return day === undefined
      ? `${parcels} have no shipping day and are sorted last.`
      : `${parcels} are scheduled, the first for ${day}, and sorted last.`;
  },
  notToday: {
    waits: (day: string, why: string) => `Ships ${day}. ${why}.`,
    why: {
      no_dispatch: "No parcels ship today",
      holiday: "Today is a holiday or day off",
      over_weekend: "A parcel sent today would be in transit over a weekend",
      over_holiday: "A parcel sent today would be in transit over a holiday",
      no_cold_day: "No cold shipping today",
    } satisfies Record<WhyNot, string>,
    never: "No shipping day is left",
    text: "You can pack this parcel now, but cold goods shouldn’t be in transit on days without delivery.",
    /** The area's terms changed after the order. */
    neverText: {
      never: "This area no longer gets cold goods. Ship with the buyer’s OK, or cancel the order.",
      too_far:
        "Delivery to this area now takes too long for cold goods. Ship with the buyer’s OK, or cancel the order.",
      no_day:
        "This area has no shipping days for cold parcels. Check the area under Settings, Delivery.",
    },
  },
  anywayBulk: "Ship cold parcels today anyway",
  anywayBulkHint: "Otherwise, cold parcels wait for their shipping day.",
  anywayNeeded: "Select “Ship today anyway”, or skip this parcel until its shipping day.",
  cold: "Cold: use the insulated pack",
  collect: (amount: string) => `Collect ${amount} in cash`,
  notes: "Note from the buyer",
  shipTo: "Ship to",

  lines: "Parcel contents",
  scan: "Scan or type a lot number",
  scanHint: "Each scan checks off the line with this lot.",
  scanned: (lot: string, item: string) => `Lot ${lot}: ${item}`,
  scanUnknown: (lot: string) => `Lot ${lot} isn’t in this parcel.`,
  scanAgain: (lot: string) => `Lot ${lot} is already checked off.`,
  allTicked: "All lines are checked off.",
  take: (units: number, lot: string) => `Take ${units} of lot ${lot}`,
  takeAny: (units: number) => `Take ${units}`,
  useBefore: (day: string) => `Use before ${day}`,
  noLots: "No lots on record",
  shelf: (name: string) => `Shelf ${name}`,
  missing: (units: number) =>
    units === 1
      ? "1 unit has no open lot that lasts for the whole course."
      : `${units} units have no open lot that lasts for the whole course.`,
  toLots: "Open a lot",

  print: "Print slip and label",
  courier: "Courier",
  trackingNumber: "Tracking number",
  submit: "Mark packed",
  left: (number: string) => `${number} is on its way.`,
  aside: "Can’t pack this parcel…",
  asideHint: "The order leaves this queue and is marked “Needs attention” with your reason.",
  asideReason: "What is wrong?",
  asideNow: "Set aside",
  asideDone: (number: string) => `${number} is set aside and needs attention.`,
  setAsideAs: (reason: string) => `Could not be packed: ${reason}`,

  split: {
    open: "Ship part of the order…",
    lead: "Enter the units for this parcel. The rest ships in another parcel.",
    units: (item: string, left: number) => `Units of ${item}, up to ${left}`,
    show: "Preview this parcel",
    whole: "Pack all units instead",
    title: (number: number) => `Parcel ${number}: part of the order`,
    toCome: (items: string) => `Ships in another parcel: ${items}.`,
    sentBefore: (count: number) =>
      count === 1
        ? "1 parcel of this order has shipped. This is the rest."
        : `${count} parcels of this order have shipped. This is the rest.`,
    left: (number: number, order: string) =>
      `Parcel ${number} of ${order} is on its way. Pack the rest next.`,
    why: {
      cash: "The courier collects the cash once, so the order ships in one parcel.",
      one_unit: "Only one unit is left, so the order can’t be split.",
    },
    problems: {
      wrong: "Enter whole numbers of units. All remaining units are shown.",
      nothing_chosen: "Choose at least one unit. All remaining units are shown.",
      too_many_chosen: "You chose more units than are left. All remaining units are shown.",
    },
  },

  check: "Please check the parcel",
  tickNeeded: (item: string) => `Select once it’s in the parcel: ${item}`,
  reasonNeeded: "Enter what is wrong",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  noStep: "Choose what to do.",
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This order no longer exists.",
    not_now: "This order is no longer waiting to be packed.",
    needs_attention:
      "This order needs attention, so nothing was shipped. Open the order to see why.",
    not_its_day: "This cold parcel isn’t scheduled for today. Check its shipping day.",
    lots_missing:
      "An item no longer has an open lot with enough units. Nothing was shipped. Check the parcel.",
    lots_not_chosen: "Nothing was shipped. Enter the lot for each item.",
    lots_uneven: "Nothing was shipped. Each item’s lot units must add up to its total.",
    lots_changed: "Items or lots changed while you packed. Nothing was shipped. Check the parcel.",
    nothing_chosen: "Choose at least one unit for this parcel.",
    too_many_chosen: "You chose more units than are left. Nothing was shipped. Check the parcel.",
    cash_once:
      "Nothing was shipped. The courier collects the cash once, so the order ships in one parcel.",
    illegal_move: "This order is no longer waiting to be packed.",
    changed_meanwhile: "A colleague changed this order in the meantime. Check the parcel again.",
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
  columns: { sku: "SKU", item: "Item", lot: "Batch", units: "Units" },
  lot: (number: string, units: number, day: string) => `${units} × ${number}, use before ${day}`,
  notes: "Note from the buyer",
  check: "Check your vial",
  checkText: (address: string) => `Enter the code on the label at ${address}`,
  arrival: "Did it arrive cold?",
  arrivalText:
    "Scan the code with your phone, tell us how it felt, and see right away if you can use it.",
  questions: "Questions?",
  help: (contact: string) => `Write to ${contact} and include your order number.`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  from: "From",
  to: "To",
  contents: (what: string) => `Contents: ${what}`,
  collect: (amount: string) => `CASH ON DELIVERY: ${amount}`,
} as const;
