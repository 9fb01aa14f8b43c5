import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { savingOf } from "./saving.ts";

const percentage = (value: number) => ({ type: "percentage", value, minimumAmount: null }) as const;
const fixed = (value: number) => ({ type: "fixed_amount", value, minimumAmount: null }) as const;

test.each([
  ["10 % of ₱5,900", percentage(1_000), 590_000, 59_000],
  ["12.5 % of ₱99.96", percentage(1_250), 9_996, 1_250],
  ["a half centavo, which counts as a whole", percentage(5_000), 1, 1],
  ["just under a half, which counts as none", percentage(4_999), 1, 0],
  ["33.33 % of ₱100", percentage(3_333), 10_000, 3_333],
  ["0.01 % of ₱1", percentage(1), 100, 0],
  ["everything", percentage(10_000), 123_457, 123_457],
  ["₱500 of ₱5,000", fixed(50_000), 500_000, 50_000],
  ["₱500 of ₱499.99, which is all of it", fixed(50_000), 49_999, 49_999],
  ["anything of nothing", fixed(50_000), 0, 0],
])("%s", (_, offer, subtotal, saving) => {
  expect(savingOf(offer, subtotal)).toBe(saving);
});

describe("whatever the offer", () => {
  const offer = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map(percentage),
    fc.integer({ min: 1, max: 2_000_000_000 }).map(fixed),
  );
  const subtotal = fc.integer({ min: 0, max: 2_000_000_000 });

  it("the saving is whole centavos between nothing and the subtotal", () => {
    fc.assert(
      fc.property(offer, subtotal, (given, amount) => {
        const saving = savingOf(given, amount);
        expect(Number.isSafeInteger(saving)).toBe(true);
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(saving).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it("a percentage is off by half a centavo at most, and by a half only upwards", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), subtotal, (value, amount) => {
        const rounded = BigInt(savingOf(percentage(value), amount)) * 10_000n;
        const error = rounded - BigInt(amount) * BigInt(value);
        expect(error > -5_000n && error <= 5_000n).toBe(true);
      }),
    );
  });
});
