import { expect, test } from "vitest";
import { levelState, limitsOf } from "./level-state.ts";

const limits = { units: 10, days: 14 };

test.each([
  { available: 0, sold: 0, days: 0, state: "sold_out" },
  { available: 9, sold: 0, days: 28, state: "low_units" },
  { available: 10, sold: 0, days: 28, state: "fine" },
  { available: 27, sold: 56, days: 28, state: "low_days" },
  { available: 28, sold: 56, days: 28, state: "fine" },
] as const)(
  "$available left, $sold sold on $days days: $state",
  ({ available, state, ...demand }) => {
    expect(levelState(available, demand, limits)).toBe(state);
  },
);

test("without a number of days only units count", () => {
  expect(levelState(27, { sold: 280, days: 28 }, { units: 10, days: 0 })).toBe("fine");
});

test.each([
  { lowBelow: null, available: 9, state: "low_units" },
  { lowBelow: 3, available: 9, state: "fine" },
  { lowBelow: 3, available: 2, state: "low_units" },
  { lowBelow: 0, available: 1, state: "fine" },
  { lowBelow: 0, available: 0, state: "sold_out" },
  { lowBelow: 50, available: 49, state: "low_units" },
] as const)(
  "$available left, with $lowBelow of its own: $state",
  ({ lowBelow, available, state }) => {
    expect(levelState(available, { sold: 0, days: 28 }, limitsOf(limits, lowBelow))).toBe(state);
  },
);
