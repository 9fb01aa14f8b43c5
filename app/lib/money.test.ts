import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount, formatMoney, fromDecimal, timesRoundedToPeso, toDecimal } from "./money.ts";

describe("formatMoney", () => {
  it.each([
    [1_250_000, "₱12,500"],
    [1_250_050, "₱12,500.50"],
    [0, "₱0"],
    [5, "₱0.05"],
  ])("shows %i centavos as %s", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it("shows every amount as the browser's own formatter would", () => {
    const formatters = { auto: formatterOf(0), always: formatterOf(2) };
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
        fc.pre(amount !== 0);
        const { auto, always } = formatters;
        const whole = amount % 100 === 0 ? auto : always;
        expect(formatMoney(amount)).toBe(whole.format(amount / 100));
        expect(formatMoney(amount, { centavos: "always" })).toBe(always.format(amount / 100));
      }),
    );
  });

  it("names another currency by its own sign", () => {
    expect(formatMoney(4_950, { currency: "USD" })).toBe("$49.50");
    expect(formatMoney(5_000, { currency: "EUR" })).toBe("€50");
  });

  it("keeps two decimals where a column must line up", () => {
    expect(formatMoney(1_250_000, { centavos: "always" })).toBe("₱12,500.00");
  });
});

function formatterOf(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en-PH", {
    style: "currency",
    currency: "PHP",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [1_234_567, "1,234,567"],
])("groups the digits of %i as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it("reads back every amount it writes for a gateway", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), (amount) => {
      expect(fromDecimal(toDecimal(amount))).toBe(amount);
    }),
  );
});

it.each(["12500", "12500.0", "1e3.00", "-1.00", " 1.00", "1,000.00", ""])(
  "refuses %j as an amount",
  (text) => {
    expect(fromDecimal(text)).toBeUndefined();
  },
);

it.each([
  [1_250_000, 0.25, 312_500],
  [890_000, 0.3, 267_000],
  [590_000, 0.6, 354_000],
  [99_950, 0.3, 30_000],
])("rounds %i centavos × %f to the whole peso", (amount, factor, monthly) => {
  expect(timesRoundedToPeso(amount, factor)).toBe(monthly);
});
