import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MAX_PER_LINE, fitQuantity, readQuantity } from "./quantity.ts";

test.each([
  ["1", 1],
  [" 3 ", 3],
  ["0", 0],
  ["007", 7],
  ["999999", 999_999],
  ["", undefined],
  ["-1", undefined],
  ["2.5", undefined],
  ["1e3", undefined],
  ["1000000", undefined],
  ["٣", undefined],
  ["three", undefined],
  [null, undefined],
  [3, undefined],
])("reads %j as %j", (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

describe("what a line becomes", () => {
  test.each([
    { what: "fits", wanted: 3, held: 1, units: 10, is: { quantity: 3 } },
    { what: "takes the last one", wanted: 3, held: 2, units: 3, is: { quantity: 3 } },
    {
      what: "stops at the shelf",
      wanted: 5,
      held: 1,
      units: 3,
      is: { quantity: 3, limitedBy: "stock" },
    },
    {
      what: "is not started without stock",
      wanted: 1,
      held: 0,
      units: 0,
      is: { quantity: 0, limitedBy: "stock" },
    },
    {
      what: "keeps what it has when the shelf is empty",
      wanted: 3,
      held: 2,
      units: 0,
      is: { quantity: 2, limitedBy: "stock" },
    },
    {
      what: "can be lowered when the shelf is empty",
      wanted: 1,
      held: 2,
      units: 0,
      is: { quantity: 1 },
    },
    { what: "can always go", wanted: 0, held: 2, units: 0, is: { quantity: 0 } },
    { what: "never goes below nothing", wanted: -1, held: 1, units: 5, is: { quantity: 0 } },
    {
      what: "stops at the limit of a line",
      wanted: 500,
      held: 1,
      units: 1_000,
      is: { quantity: MAX_PER_LINE, limitedBy: "line_limit" },
    },
    {
      what: "stops at the limit of what cannot run out",
      wanted: 21,
      held: 0,
      units: undefined,
      is: { quantity: MAX_PER_LINE, limitedBy: "line_limit" },
    },
  ])("$what", ({ wanted, held, units, is }) => {
    expect(fitQuantity(wanted, held, units)).toEqual(is);
  });

  const units = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined });
  const wish = [fc.integer({ min: -5, max: 60 }), fc.integer({ min: 0, max: 20 }), units] as const;

  it("is never more than was asked for, nor than there is to take", () => {
    fc.assert(
      fc.property(...wish, (wanted, held, left) => {
        const { quantity, limitedBy } = fitQuantity(wanted, held, left);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThanOrEqual(Math.max(wanted, 0));
        expect(quantity).toBeLessThanOrEqual(Math.max(held, Math.min(left ?? 20, 20)));
        expect(limitedBy === undefined).toBe(quantity === Math.max(wanted, 0));
      }),
    );
  });
});
