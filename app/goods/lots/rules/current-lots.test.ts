import { expect, test } from "vitest";
import { partLots } from "./current-lots.ts";

const TODAY = "2026-11-21";
const OPEN = new Date("2026-11-01T00:00:00Z");
type LotOptions = {
  expiresOn?: string;
  variantId?: string;
  position?: number;
  openedAt?: Date | null;
  closedAt?: Date;
  left?: number;
  courseWeeks?: number;
  hasFailed?: boolean;
};
const lot = (number: string, day: number, given: LotOptions = {}) => ({
  number,
  variantId: null,
  position: null,
  expiresOn: "2027-11-21",
  receivedAt: new Date(Date.UTC(2026, 9, day)),
  openedAt: OPEN,
  closedAt: null,
  left: 40,
  courseWeeks: null,
  hasFailed: false,
  ...given,
});

test.each([
  ["none", [], [], []],
  ["not what came in and nobody opened", [lot("A", 1), lot("B", 2, { openedAt: null })], ["A"], []],
  [
    "the open one that expires first, though it came last",
    [lot("A", 1), lot("B", 2, { expiresOn: "2027-01-01" })],
    ["B"],
    [],
  ],
  ["of two that expire together the older one", [lot("B", 2), lot("A", 1)], ["A"], []],
  ["one that ends today is still good", [lot("A", 1, { expiresOn: TODAY })], ["A"], []],
  [
    "one that is over or closed is an earlier one",
    [lot("A", 1), lot("B", 2, { expiresOn: "2026-11-20" }), lot("C", 3, { closedAt: OPEN })],
    ["A"],
    ["C", "B"],
  ],
  [
    "one that is used up is an earlier one",
    [lot("A", 1, { left: 0 }), lot("B", 2), lot("C", 3, { left: 1 })],
    ["B"],
    ["A"],
  ],
  [
    "not one that expires before the course ends",
    [lot("A", 1, { expiresOn: "2027-01-01", courseWeeks: 12 }), lot("B", 2, { courseWeeks: 12 })],
    ["B"],
    ["A"],
  ],
  [
    "not one that failed a test, which is named among the earlier ones though nobody opened it",
    [lot("A", 1), lot("B", 2, { openedAt: null, hasFailed: true })],
    ["A"],
    ["B"],
  ],
  ["not one that failed while it was open", [lot("A", 1, { hasFailed: true })], [], ["A"]],
  [
    "one for each variant",
    [
      lot("A", 1, { variantId: "small", position: 1 }),
      lot("B", 2, { variantId: "large", position: 2 }),
      lot("C", 3, { variantId: "large", position: 2, expiresOn: "2027-01-01" }),
    ],
    ["A", "C"],
    [],
  ],
])("%s", (_, lots, current, earlier) => {
  const parted = partLots(lots, TODAY);
  expect(parted.current.map(({ number }) => number)).toEqual(current);
  expect(parted.earlier.map(({ number }) => number)).toEqual(earlier);
});
