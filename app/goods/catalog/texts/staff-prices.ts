import type { ScheduleNote, ScheduleState } from "../rules/price-schedule.ts";

const states: Record<ScheduleState, string> = {
  planned: "Planned",
  running: "Running",
  done: "Over",
  passed_over: "Passed over",
};
const notes: Record<ScheduleNote, string> = {
  no_proof: "It began without the compare-at price, which was not asked within the 90 days before.",
  changed_meanwhile: "Someone set another price meanwhile, so that one stayed when it ended.",
  not_sold: "It was not sold that way any more.",
};

/** What the pages of planned prices say. */
export const priceMessages = {
  title: "Planned prices",
  lead: (name: string) => `Prices of ${name} that begin by themselves, in Manila time.`,
  open: "Plan a price",
  coming: "Coming price changes",
  none: "No price is planned.",
  list: "Planned prices",
  over: "What is over",
  backToProduct: "Edit the product",
  back: "All planned prices",
  whole: "The product",
  item: "For",
  chooseItem: "Choose one",
  price: "Price, in pesos",
  compareAt: "Compare-at price, in pesos",
  compareHint: "Struck through. A price that was asked within the 90 days before it begins.",
  startsAt: "Begins",
  endsAt: "Ends",
  endsHint: "Then the price before comes back. Left empty, the price stays for good.",
  optional: "Optional",
  states,
  notes,
  line: (price: string, compareAt: string | undefined) =>
    compareAt === undefined ? price : `${price} instead of ${compareAt}`,
  period: (from: string, to: string | undefined) =>
    to === undefined ? `From ${from}, for good` : `From ${from} to ${to}`,
  left: (item: string, at: string) => `The planned price of ${item} ended on ${at}`,
  addTitle: "Plan a price",
  add: "Plan Price",
  change: "Change",
  changeOf: (item: string) => `Change the planned price of ${item}`,
  remove: "Remove",
  removeOf: (item: string) => `Remove the planned price of ${item}`,
  editTitle: (item: string) => `Planned price of ${item}`,
  runs: "It has begun, so only its end can be changed.",
  save: "Save Price",
  check: "Please check the price",
  planned: "The price is planned.",
  saved: "The planned price is saved.",
  removed: "The price is no longer planned.",
  noStep: "This step does not exist.",
  errors: {
    forbidden: "Your role does not allow this.",
    amount: "Enter an amount above zero, in pesos.",
    minute: "Enter a date and a time.",
    startNeeded: "Say when it begins.",
    endNeeded: "Say when it ends.",
    item: "Choose what it is for.",
    in_the_past: "Choose a time that is still to come.",
    ends_first: "It has to end after it begins.",
    overlaps: "Another price is planned for that time. Two can’t be asked at once.",
    compare_at_too_low: "It has to be above the price.",
    compare_at_unproven:
      "You will not have asked for this price within the 90 days before. A saving has to be real.",
    not_sold: "This is not sold any more.",
    begun: "It has begun meanwhile, and can’t be changed like this.",
  },
} as const;
