import { expect, test } from "vitest";
import { findShortages } from "./find-shortages.ts";

const line = { productId: "p1", variantId: null, name: "Glow", quantity: 2, available: 5 };
const own = (quantity: number, productId = "p1", variantId: string | null = null) => [
  { productId, variantId, quantity },
];

test.each([
  { what: "enough", lines: [line], held: [], short: [] },
  { what: "exactly enough", lines: [{ ...line, available: 2 }], held: [], short: [] },
  {
    what: "too few",
    lines: [{ ...line, available: 1 }],
    held: [],
    short: [{ name: "Glow", available: 1 }],
  },
  { what: "a service", lines: [{ ...line, available: null }], held: [], short: [] },
  {
    what: "the rest is in the shopper's own unpaid order",
    lines: [{ ...line, available: 0 }],
    held: own(2),
    short: [],
  },
  {
    what: "her own order holds too few",
    lines: [{ ...line, available: 0 }],
    held: own(1),
    short: [{ name: "Glow", available: 1 }],
  },
  {
    what: "her own order holds something else",
    lines: [{ ...line, available: 0 }],
    held: [...own(2, "p2"), ...own(2, "p1", "v1")],
    short: [{ name: "Glow", available: 0 }],
  },
])("$what", ({ lines, held, short }) => {
  expect(findShortages(lines, held)).toEqual(short);
});
