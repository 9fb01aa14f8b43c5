import { expect, test } from "vitest";
import { MOST_PROBLEMS, newProblems } from "./new-problems.ts";

const VIAL = "I1: VIAL has 10 on hand, its movements say 9";
const ORDER = "I2: order PM-26-000004 has no lines";

test.each([
  ["the first problem", [VIAL], [], [VIAL]],
  ["no problem", [], [VIAL], []],
  ["the same problem", [VIAL], [VIAL], []],
  ["the same problem after a sale", ["I1: VIAL has -1 on hand, its movements say -2"], [VIAL], []],
  [
    "the problem of another item",
    [VIAL.replace("VIAL", "VIAL-10")],
    [VIAL],
    ["I1: VIAL-10 has 10 on hand, its movements say 9"],
  ],
  [
    "the problem of another order",
    [ORDER.replace("04", "05")],
    [ORDER],
    [ORDER.replace("04", "05")],
  ],
  ["one more problem", [VIAL, ORDER], [VIAL], [ORDER]],
  ["a problem after too many", [VIAL], Array.from({ length: MOST_PROBLEMS }, () => ORDER), []],
])("%s", (_, found, before, expected) => {
  expect(newProblems(found, before)).toEqual(expected);
});
