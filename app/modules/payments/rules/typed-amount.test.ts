import fc from "fast-check";
import { expect, it } from "vitest";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { typedAmount } from "./typed-amount.ts";

it("reads every amount as the shop writes it", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), (amount) => {
      expect(typedAmount(toDecimal(amount))).toBe(amount);
      expect(typedAmount(formatMoney(amount, { centavos: "always" }))).toBe(amount);
    }),
  );
});

it.each([
  ["9200", 920_000],
  [" 9,200.5 ", 920_050],
  ["PHP 9,200.50", 920_050],
  ["₱1,000,000", 100_000_000],
  ["0", 0],
])("reads %j", (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

it.each(["", "-1", "1e3", "9.200,50", "9,20", "12,3456", "1.005", "ten", "1 000", "1234567890"])(
  "does not guess at %j",
  (text) => {
    expect(typedAmount(text)).toBeUndefined();
  },
);
