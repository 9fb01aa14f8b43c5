import { isNumberOf, lettersOf, readOrderNumber } from "./order-number.ts";

/** In characters, as in the form of one parcel. */
const LONGEST = 60;

export type WrongLine = {
  /** Counted from 1. */
  line: number;
  text: string;
  why: LineProblem;
};

export type LineProblem =
  | "unknown_order"
  | "no_order"
  | "no_number"
  | "order_twice"
  | "number_twice"
  | "too_long"
  | "unusual"
  | "too_many_cells";

export type TrackingNumbers = {
  /** The tracking number of each order, by order number. */
  given: ReadonlyMap<string, string>;
  wrong: readonly WrongLine[];
  /** The number of pasted tracking numbers, set if it differs from the number of orders. */
  counted?: number;
};

/**
 * Reads rows pasted from a courier's sheet: one tracking number per line in the order of the
 * orders, or an order number and a tracking number per line. Skips a header line.
 */
export function readTrackingNumbers(
  pasted: string,
  orderNumbers: readonly string[],
): TrackingNumbers {
  const lines = linesOf(pasted).map((line) => ({ ...line, ...readCells(line.text, orderNumbers) }));
  const hasOrders = lines.some(({ order }) => order !== undefined);
  const given = new Map<string, string>();
  const wrong: WrongLine[] = [];
  const taken = new Set<string>();
  for (const [index, { line, text, order, cells }] of lines.entries()) {
    const target = hasOrders ? order : orderNumbers[index];
    const [number = ""] = cells;
    const why =
      (hasOrders ? orderProblem(order, orderNumbers, given) : undefined) ??
      numberProblem(cells, taken);
    if (why) wrong.push({ line, text, why });
    else if (target !== undefined) given.set(target, number);
    taken.add(number.toUpperCase());
  }
  const isShifted = !hasOrders && lines.length > 0 && lines.length !== orderNumbers.length;
  return isShifted ? { given: new Map(), wrong, counted: lines.length } : { given, wrong };
}

function linesOf(pasted: string): { line: number; text: string }[] {
  const lines = pasted.split(/\r\n|\r|\n/).map((text, index) => ({ line: index + 1, text }));
  const filled = lines.filter(({ text }) => text.replaceAll(/[\s,;"]/g, "") !== "");
  // Every tracking number has a digit, and headings have none.
  return filled.length > 1 && !/\d/.test(filled[0]?.text ?? "") ? filled.slice(1) : filled;
}

/** Splits a line into its order and the other cells. */
function readCells(text: string, orderNumbers: readonly string[]) {
  // "PM-26-000123 JT-1" is two cells, whatever separates them.
  const apart = text.replace(/^\s*"?(#?\s*[A-Z]{1,4}-\d{2}-\d{6,9})"?\s+(?=\S)/i, "$1\t");
  const separator = apart.includes("\t") ? "\t" : /[,;]/;
  const cells = apart
    .split(separator)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim(),
    )
    .filter((cell) => cell !== "");
  const orders = cells.map((cell) => orderIn(cell, orderNumbers));
  const at = orders.findIndex((order) => order !== undefined);
  return { order: orders[at], cells: cells.filter((_, index) => index !== at) };
}

/**
 * A bare number, or one with other letters, may be a tracking number. It is an order number only if
 * it belongs to one of these orders.
 */
function orderIn(cell: string, orderNumbers: readonly string[]): string | undefined {
  const number = readOrderNumber(cell);
  if (number === undefined) return undefined;
  const known = orderNumbers.find((one) => isNumberOf(one, number));
  if (known !== undefined) return known;
  return orderNumbers.some((one) => lettersOf(one) === lettersOf(number)) ? number : undefined;
}

function orderProblem(
  order: string | undefined,
  orderNumbers: readonly string[],
  given: ReadonlyMap<string, string>,
): LineProblem | undefined {
  if (order === undefined) return "no_order";
  if (!orderNumbers.includes(order)) return "unknown_order";
  return given.has(order) ? "order_twice" : undefined;
}

function numberProblem(
  cells: readonly string[],
  taken: ReadonlySet<string>,
): LineProblem | undefined {
  const [number] = cells;
  if (number === undefined) return "no_number";
  if (cells.length > 1) return "too_many_cells";
  if (Array.from(number).length > LONGEST) return "too_long";
  if (!/^\P{C}+$/u.test(number)) return "unusual";
  return taken.has(number.toUpperCase()) ? "number_twice" : undefined;
}
