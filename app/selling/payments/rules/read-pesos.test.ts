import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { readPesos } from "./read-pesos.ts";

test.each([
  ["9200", 920_000],
  ["9200.5", 920_050],
  ["9,200.00", 920_000],
  ["₱ 1,250,000.25", 125_000_025],
  [" 0.01 ", 1],
  ["12.", 1_200],
])("%j is %i centavos", (typed, centavos) => {
  expect(readPesos(typed)).toBe(centavos);
});

test.each(["", "-5", "1,50", "1.250,00", "12.345", "1e3", "0x10", "9 thousand", "12,00", "٣"])(
  "%j is no amount",
  (typed) => {
    expect(readPesos(typed)).toBeUndefined();
  },
);

it("reads every amount that the shop writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (centavos) => {
      expect(readPesos(toDecimal(centavos))).toBe(centavos);
      expect(readPesos(formatMoney(centavos))).toBe(centavos);
    }),
  );
});
