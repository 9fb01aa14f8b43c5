import { expect, test } from "vitest";
import { excess, expected, isOverdue, outstanding, stateAfter } from "./order-progress.ts";

test.each([
  [{ quantity: 10, received: 0 }, 10],
  [{ quantity: 10, received: 4 }, 6],
  [{ quantity: 10, received: 10 }, 0],
  [{ quantity: 10, received: 12 }, 0],
])("%j: %i have not come", (line, units) => {
  expect(outstanding(line)).toBe(units);
});

test.each([
  ["draft", 6],
  ["partly_received", 6],
  ["received", 0],
  ["cancelled", 0],
] as const)("%s: %i are still to come", (state, units) => {
  expect(expected(state, { quantity: 10, received: 4 })).toBe(units);
});

test("an order is received once all of every line is there", () => {
  const all = { quantity: 5, received: 5 };
  expect(stateAfter([all, { quantity: 5, received: 4 }])).toBe("partly_received");
  expect(stateAfter([all, { quantity: 5, received: 7 }])).toBe("received");
});

test("what comes on top is counted over what has not come", () => {
  const line = { quantity: 10, received: 8 };
  expect([excess(line, 2), excess(line, 3), excess(line, 0)]).toEqual([0, 1, 0]);
});

test("it is overdue from the day after", () => {
  expect(isOverdue("2026-11-24", "2026-11-24")).toBe(false);
  expect(isOverdue("2026-11-23", "2026-11-24")).toBe(true);
  expect(isOverdue(null, "2026-11-24")).toBe(false);
});
