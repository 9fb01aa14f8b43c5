import { expect, test } from "vitest";
import { partLots } from "./current-lots.ts";

const TODAY = "2026-11-21";
const lot = (
  number: string,
  day: number,
  given: { expiresOn?: string; variantId?: string; position?: number } = {},
) => ({
  number,
  variantId: null,
  position: null,
  expiresOn: "2027-11-21",
  receivedAt: new Date(Date.UTC(2026, 9, day)),
  ...given,
});

test.each([
  ["none", [], [], []],
  ["the newest, and the older one is an earlier one", [lot("A", 1), lot("B", 2)], ["B"], ["A"]],
  ["one that ends today is still good", [lot("A", 1, { expiresOn: TODAY })], ["A"], []],
  [
    "one that is over is an earlier one, though it came last",
    [lot("A", 1), lot("B", 2, { expiresOn: "2026-11-20" })],
    ["A"],
    ["B"],
  ],
  [
    "one for each variant",
    [
      lot("A", 1, { variantId: "small", position: 1 }),
      lot("B", 2, { variantId: "large", position: 2 }),
      lot("C", 3, { variantId: "large", position: 2 }),
    ],
    ["A", "C"],
    ["B"],
  ],
])("%s", (_, lots, current, earlier) => {
  const parted = partLots(lots, TODAY);
  expect(parted.current.map(({ number }) => number)).toEqual(current);
  expect(parted.earlier.map(({ number }) => number)).toEqual(earlier);
});
