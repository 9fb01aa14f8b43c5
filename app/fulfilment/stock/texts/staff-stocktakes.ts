import type { AdjustReason } from "../rules/plan-adjustment.ts";
import type { StocktakeScope, StocktakeState } from "../rules/stocktake-states.ts";
import { stockMessages } from "./staff.ts";

const states: Record<StocktakeState, string> = {
  counting: "Counting",
  checking: "Under review",
  posted: "Posted",
  cancelled: "Canceled",
};
const scopes: Record<StocktakeScope, string> = {
  all: "Everything",
  category: "One category",
  shelf: "One shelf",
};
const called: Record<StocktakeScope, (name: string) => string> = {
  all: () => "Everything",
  category: (name) => name,
  shelf: (name) => `Shelf ${name}`,
};
const count = (units: number, one: string, many: string) =>
  units === 1 ? `1 ${one}` : `${units.toLocaleString("en")} ${many}`;
const units = (number: number) => count(number, "unit", "units");

export const stocktakeMessages = {
  title: "Stocktakes",
  lead: "Count what is on the shelves, review the differences, and correct stock.",
  heading: (number: number) => `Stocktake ${number}`,
  states,
  scopes,
  called: (scope: StocktakeScope, name: string) => called[scope](name),
  blind: "Blind",
  shown: "Expected number shown",
  caption: "Stocktakes, newest first",
  columns: {
    stocktake: "Stocktake",
    what: "Scope",
    state: "Status",
    started: "Started",
    progress: "Counted",
  },
  differing: "Items that differ",
  /** The next task on the page. An ended stocktake is only read. */
  next: {
    counting: "Continue counting",
    checking: "Review differences",
    posted: undefined,
    cancelled: undefined,
  } satisfies Record<StocktakeState, string | undefined>,
  part: (counted: number, items: number) =>
    `${counted.toLocaleString("en")} of ${items.toLocaleString("en")}`,
  progress: (counted: number, items: number) =>
    `${counted.toLocaleString("en")} of ${items.toLocaleString("en")} counted`,
  search: "Search by number, shelf or category",
  show: "Show",
  shows: { all: "All", open: "Open" },
  none: "No stocktakes yet",
  noneHint: "Count a shelf, a category or everything. Sales continue while you count.",

  start: "Start a stocktake",
  scope: "What to count",
  category: "Category",
  shelf: "Shelf",
  choose: "Choose",
  noShelves: "No item has a shelf yet. Enter one on the item’s stock page.",
  isBlind: "Blind: counters don’t see the expected number",
  startLead: "Sales continue while you count, and several people can count at once.",
  startNow: "Start counting",
  started: (items: number) => count(items, "item to count.", "items to count."),

  back: "All stocktakes",
  find: "Find an item",
  findHint: "Name, SKU or shelf.",
  findNow: "Find",
  showAll: "Show all items",
  nothingFound: "No items in this stocktake match.",
  isCounted: "Counted",
  units: "Units counted",
  place: "Place",
  inPlaces: "Stored in more than one place",
  placeHint: "Count each place separately. The counts are added up.",
  saveCount: "Save",
  replace: "Replace",
  saved: (name: string, number: number) => `${name}: ${units(number)} saved.`,
  expected: (number: number) => `Expected: ${number.toLocaleString("en")}`,
  countedLine: (number: number, place: string, who: string, when: string) =>
    `${units(number)}${place === "" ? "" : ` in ${place}`}, ${who}, ${when}`,
  countedBefore: (number: number, who: string, when: string) =>
    `${who} counted ${units(number)} here at ${when}. Press Replace to use your count instead.`,
  someone: "A former colleague",

  facts: "About this stocktake",
  what: "Scope",
  how: "Method",
  startedBy: "Started",
  ended: "Ended",
  by: (when: string, who: string) => `${when}, ${who}`,

  finish: "Finish counting",
  finishHint: (left: number) =>
    left === 0
      ? "Everything is counted."
      : `${count(left, "item is", "items are")} not counted yet and will stay unchanged.`,
  reopen: "Resume counting",
  post: (items: number) =>
    items === 0 ? "Post without differences" : `Post ${count(items, "difference", "differences")}`,
  undecided: (number: number) =>
    `Accept ${count(number, "difference", "differences")} with a reason first, or have ${number === 1 ? "it" : "them"} counted again.`,
  postHint:
    "This corrects stock on hand at once and can’t be undone. Sales since an item was counted are kept.",
  cancel: "Cancel this stocktake",
  cancelHint: "Counts are kept for reference. Stock does not change.",
  cancelNow: (number: number) => `Cancel stocktake ${number}`,
  done: {
    finish: "Counting is finished. Review the differences.",
    reopen: "Counting has resumed.",
    cancel: "The stocktake is canceled. Stock has not changed.",
  },
  posted: (items: number) => `Posted. ${count(items, "item was", "items were")} corrected.`,

  differences: "Differences",
  noDifference: "No differences. All counts match the expected stock.",
  result: "Result",
  item: "Item",
  expectedHead: "Expected",
  countedHead: "Counted",
  difference: "Difference",
  value: "Value",
  valueHint: "At cost, where one is known",
  reason: "Reason",
  countedBy: "Counted by",
  notCounted: "Not counted",
  movedBetween:
    "Stock moved between the counts of this item’s places. Count the item again to be sure.",
  accept: "Accept",
  accepted: (name: string) => `The difference for ${name} is accepted.`,
  recount: "Count again",
  recounted: (name: string) => `${name} is marked for a recount.`,
  note: "Note",
  cards: {
    counted: "Items counted",
    differing: "Items that differ",
    units: "Units",
    value: "Value at cost",
  },
  print: "Print",
  export: "Export as CSV",
  head: [
    "SKU",
    "Name",
    "Shelf",
    "Expected",
    "Counted",
    "Difference",
    "Value in pesos",
    "Reason",
    "Counted by",
  ],
  cause: (number: number, reason: AdjustReason | null, note: string) =>
    `Stocktake ${number}${reason === null ? "" : `: ${stockMessages.reasons[reason]}`}${note === "" ? "" : ` (${note})`}`,

  noResult: "This stocktake does not exist, or is still being counted.",
  scopeNeeded: "Choose what to count.",
  categoryNeeded: "Choose a category.",
  shelfNeeded: "Choose a shelf.",
  nothingToCount: "There is nothing to count here.",
  countedElsewhere: (number: number) =>
    `Some of these items are being counted in stocktake ${number}. Post or cancel that one first.`,
  notNow: "This stocktake has changed in the meantime. Check its current status.",
  belowReserved: (names: readonly string[]) =>
    `Orders have reserved more than you counted of ${names.join(", ")}. Cancel or change orders first, or count again.`,
  forbidden: "Your role does not allow this.",
} as const;
