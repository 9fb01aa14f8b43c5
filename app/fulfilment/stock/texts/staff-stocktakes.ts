import type { AdjustReason } from "../rules/plan-adjustment.ts";
import type { StocktakeScope, StocktakeState } from "../rules/stocktake-states.ts";
import { stockMessages } from "./staff.ts";

const states: Record<StocktakeState, string> = {
  counting: "Counting",
  checking: "Second look",
  posted: "Posted",
  cancelled: "Cancelled",
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
  lead: "Count what is on the shelves, look twice at what differs, and correct stock by it.",
  heading: (number: number) => `Stocktake ${number}`,
  states,
  scopes,
  called: (scope: StocktakeScope, name: string) => called[scope](name),
  blind: "Blind",
  shown: "Expected number shown",
  caption: "Stocktakes, newest first",
  columns: {
    stocktake: "Stocktake",
    what: "What",
    state: "State",
    started: "Started",
    progress: "Counted",
  },
  differing: "Items that differ",
  /** The next task on the page. An ended stocktake is only read. */
  next: {
    counting: "Go on counting",
    checking: "Look at the differences",
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
  none: "No stocktake yet",
  noneHint: "Count a shelf, a category or everything. Sales go on while you count.",

  start: "Start a stocktake",
  scope: "What to count",
  category: "Category",
  shelf: "Shelf",
  choose: "Choose",
  noShelves: "No item has a shelf yet. Enter it on the item’s stock page.",
  isBlind: "Blind: who counts does not see what should be there",
  startLead: "Sales go on while you count, and several people can count at once.",
  startNow: "Start counting",
  started: (items: number) => count(items, "item to count.", "items to count."),

  back: "All stocktakes",
  find: "Find an item",
  findHint: "Its name, SKU or shelf.",
  findNow: "Find",
  showAll: "Show all items",
  nothingFound: "No item of this stocktake matches.",
  isCounted: "Counted",
  units: "Units counted",
  place: "Place",
  inPlaces: "It lies in more than one place",
  placeHint: "Each place is counted by itself, and the counts are added.",
  saveCount: "Save",
  replace: "Replace",
  saved: (name: string, number: number) => `${name}: ${units(number)} saved.`,
  expected: (number: number) => `Expected: ${number.toLocaleString("en")}`,
  countedLine: (number: number, place: string, who: string, when: string) =>
    `${units(number)}${place === "" ? "" : ` in ${place}`}, ${who}, ${when}`,
  countedBefore: (number: number, who: string, when: string) =>
    `${who} counted ${units(number)} here at ${when}. Press Replace to put your count in its place.`,
  someone: "A former colleague",

  facts: "About this stocktake",
  what: "What is counted",
  how: "How",
  startedBy: "Started",
  ended: "Ended",
  by: (when: string, who: string) => `${when}, ${who}`,

  finish: "End counting",
  finishHint: (left: number) =>
    left === 0
      ? "Everything is counted."
      : `${count(left, "item is", "items are")} not counted yet and will stay as they are.`,
  reopen: "Back to counting",
  post: (items: number) =>
    items === 0 ? "Post: nothing differs" : `Post ${count(items, "difference", "differences")}`,
  undecided: (number: number) =>
    `Accept ${count(number, "difference", "differences")} with a reason first, or have ${number === 1 ? "it" : "them"} counted again.`,
  postHint:
    "It corrects what is on hand, at once and for good. Sales since an item was counted stay as they are.",
  cancel: "Cancel this stocktake",
  cancelHint: "What was counted is kept to read. No stock changes.",
  cancelNow: (number: number) => `Cancel stocktake ${number}`,
  done: {
    finish: "Counting has ended. Look at the differences.",
    reopen: "Counting goes on.",
    cancel: "The stocktake is cancelled. No stock has changed.",
  },
  posted: (items: number) => `Posted. ${count(items, "item was", "items were")} corrected.`,

  differences: "Differences",
  noDifference: "What was counted is what the books say.",
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
  movedBetween: "Units moved between the counts of its places. Count it again to be sure.",
  accept: "Accept",
  accepted: (name: string) => `The difference of ${name} is accepted.`,
  recount: "Count again",
  recounted: (name: string) => `${name} is to be counted again.`,
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

  noResult: "There is no such stocktake, or its counting goes on.",
  scopeNeeded: "Choose what to count.",
  categoryNeeded: "Choose a category.",
  shelfNeeded: "Choose a shelf.",
  nothingToCount: "There is nothing to count here.",
  countedElsewhere: (number: number) =>
    `Some of this is being counted in stocktake ${number}. Post or cancel that one first.`,
  notNow: "This stocktake has moved on meanwhile. Look at where it is now.",
  belowReserved: (names: readonly string[]) =>
    `Orders have reserved more than was counted of ${names.join(", ")}. Cancel or change orders first, or count again.`,
  forbidden: "Your role does not allow this.",
} as const;
