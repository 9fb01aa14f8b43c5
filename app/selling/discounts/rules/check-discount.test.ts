import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { discountRefusalText } from "../texts/shopper.ts";
import { checkDiscount } from "./check-discount.ts";
import type { DiscountTerms } from "./discount-terms.ts";

const now = new Date("2026-11-21T02:00:00Z");
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const free = { heldHere: 0, byBuyer: 0, boughtBefore: false };

const terms: DiscountTerms = {
  type: "percentage",
  value: 1_000,
  minimumAmount: null,
  usageLimit: null,
  perCustomerLimit: null,
  usedCount: 0,
  startsAt: null,
  endsAt: null,
  isActive: true,
  archivedAt: null,
  productIds: [],
  categoryIds: [],
  firstOrderOnly: false,
};

const serum = { productId: "serum", categoryId: "beauty", price: 500_000, quantity: 1 };

function check(given: Partial<DiscountTerms>, uses = free, price = 500_000) {
  const lines = [{ ...serum, price }];
  return checkDiscount({ ...terms, ...given }, { now, lines, uses });
}

const textOf = (checked: ReturnType<typeof check>) =>
  checked.ok ? "" : discountRefusalText("SAVE", checked);

describe("a code applies", () => {
  test.each([
    ["without conditions", {}, free],
    ["from its first moment", { startsAt: now }, free],
    ["until just before its end", { endsAt: after }, free],
    ["to its product", { productIds: ["vial", "serum"] }, free],
    ["to its category", { productIds: ["vial"], categoryIds: ["beauty"] }, free],
    ["to a first order", { firstOrderOnly: true }, free],
    ["at exactly its minimum", { minimumAmount: 500_000 }, free],
    ["while a use is left", { usageLimit: 5, usedCount: 4 }, free],
    [
      "when its last use is held by this cart",
      { usageLimit: 1, usedCount: 1 },
      { ...free, heldHere: 1 },
    ],
    ["while the buyer has a use left", { perCustomerLimit: 2 }, { ...free, byBuyer: 1 }],
  ])("%s", (_, given, uses) => {
    expect(check(given, uses)).toEqual({ ok: true, value: { saving: 50_000 } });
  });
});

describe("a code is refused", () => {
  test.each([
    ["when it is switched off", { isActive: false }, { reason: "inactive" }, /isn’t active/],
    ["when it was archived", { archivedAt: before }, { reason: "inactive" }, /isn’t active/],
    [
      "before its start",
      { startsAt: after },
      { reason: "not_started", startsAt: after },
      /is valid from Nov 21, 2026/,
    ],
    ["at its end", { endsAt: now }, { reason: "expired", endedAt: now }, /expired on Nov 21, 2026/],
    [
      "a centavo below its minimum",
      { minimumAmount: 500_001 },
      { reason: "minimum_not_reached", minimum: 500_001, ofSome: false },
      /at least ₱5,000\.01/,
    ],
    [
      "for other products",
      { productIds: ["vial"] },
      { reason: "not_for_these" },
      /doesn’t apply to the items/,
    ],
    [
      "for another category",
      { categoryIds: ["tea"] },
      { reason: "not_for_these" },
      /doesn’t apply to the items/,
    ],
    ["when all uses are taken", { usageLimit: 3, usedCount: 3 }, { reason: "used_up" }, /used up/],
  ])("%s, and says why", (_, given, refusal, text) => {
    const checked = check(given);
    expect(checked).toEqual({ ok: false, ...refusal });
    expect(textOf(checked)).toMatch(text);
  });

  it("when there is none", () => {
    const checked = checkDiscount(undefined, { now, lines: [serum], uses: free });
    expect(checked).toEqual({ ok: false, reason: "unknown" });
    expect(textOf(checked)).toMatch(/recognize promo code SAVE/);
  });

  it("when the buyer has had her share, whatever her cart holds", () => {
    const checked = check({ perCustomerLimit: 1 }, { ...free, heldHere: 1, byBuyer: 1 });
    expect(checked).toEqual({ ok: false, reason: "used_by_customer" });
    expect(textOf(checked)).toMatch(/already/);
  });
});

it("is for a first order once, and not for a later one", () => {
  const bought = check({ firstOrderOnly: true }, { ...free, boughtBefore: true });
  expect(bought).toEqual({ ok: false, reason: "not_first" });
  expect(textOf(bought)).toMatch(/first order/);
  const waits = check({ firstOrderOnly: true, perCustomerLimit: 5 }, { ...free, byBuyer: 1 });
  expect(waits).toEqual({ ok: false, reason: "used_by_customer" });
  expect(check({}, { ...free, boughtBefore: true }).ok).toBe(true);
});

it("takes its part off what it is for, and counts its minimum there", () => {
  const lines = [serum, { ...serum, productId: "vial", categoryId: null, price: 900_000 }];
  const limited = { ...terms, productIds: ["serum"], minimumAmount: 500_000 };
  const at = { now, lines, uses: free };
  expect(checkDiscount(limited, at)).toEqual({ ok: true, value: { saving: 50_000 } });
  expect(checkDiscount({ ...limited, minimumAmount: 500_001 }, at)).toEqual({
    ok: false,
    reason: "minimum_not_reached",
    minimum: 500_001,
    ofSome: true,
  });
});

it("never applies beyond a limit, whatever else is true", () => {
  const limit = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
  const figures = fc.record({ usageLimit: limit, perCustomerLimit: limit, usedCount: fc.nat(6) });
  fc.assert(
    fc.property(figures, fc.nat(6), fc.nat({ max: 10_000_000 }), (given, byBuyer, subtotal) => {
      const checked = check(given, { ...free, byBuyer }, subtotal);
      const full = given.usageLimit !== null && given.usedCount >= given.usageLimit;
      const hers = given.perCustomerLimit !== null && byBuyer >= given.perCustomerLimit;
      expect(checked.ok).toBe(!full && !hers);
    }),
  );
});
