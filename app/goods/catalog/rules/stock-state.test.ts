import { expect, it } from "vitest";
import { stockState } from "./stock-state.ts";

it.each([
  [undefined, { kind: "in_stock" }],
  [1_000, { kind: "in_stock" }],
  [10, { kind: "in_stock" }],
  [9, { kind: "low", left: 9 }],
  [1, { kind: "low", left: 1 }],
  [0, { kind: "out" }],
  [-3, { kind: "out" }],
])("%j units", (units, state) => {
  expect(stockState(units)).toEqual(state);
});
