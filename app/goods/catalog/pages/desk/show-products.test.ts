import { expect, test } from "vitest";
import { stockOf } from "./show-products.server.ts";

test.each([
  ["Not tracked", { kind: "service", free: 0, runsLow: true }],
  ["Sold out", { kind: "product", free: 0, runsLow: true }],
  ["6 left · low", { kind: "product", free: 6, runsLow: true }],
  ["1,250", { kind: "supply", free: 1250, runsLow: false }],
] as const)("the list says %j", (text, facts) => {
  expect(stockOf(facts)).toBe(text);
});
