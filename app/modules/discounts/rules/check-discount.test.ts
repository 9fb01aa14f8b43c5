import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { discountRefusalText } from "../texts/shopper.ts";
import { checkDiscount } from "./check-discount.ts";
import type { DiscountTerms } from "./discount-terms.ts";

const now = new Date("2026-11-21T02:00:00Z");
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const free = { heldHere: 0, byBuyer: 0 };

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
};

function check(given: Partial<DiscountTerms>, uses = free, subtotal = 500_000) {
  return checkDiscount({ ...terms, ...given }, { now, subtotal, uses });
}

const textOf = (checked: ReturnType<typeof check>) =>
  checked.ok ? "" : discountRefusalText("SAVE", checked);

describe("a code applies", () => {
  test.each([
    ["without conditions", {}, free],
    ["from its first moment", { startsAt: now }, free],
    ["until just before its end", { endsAt: after }, free],
    ["at exactly its minimum", { minimumAmount: 500_000 }, free],
    ["while a use is left", { usageLimit: 5, usedCount: 4 }, free],
    [
      "when its last use is held by this cart",
      { usageLimit: 1, usedCount: 1 },
      { heldHere: 1, byBuyer: 0 },
    ],
    ["while the buyer has a use left", { perCustomerLimit: 2 }, { heldHere: 0, byBuyer: 1 }],
  ])("%s", (_, given, uses) => {
    expect(check(given, uses)).toEqual({ ok: true, value: { saving: 50_000 } });
  });
});

describe("a code is refused", () => {
  test.each([
    ["when it is switched off", { isActive: false }, { reason: "inactive" }, /not in use/],
    ["when it was archived", { archivedAt: before }, { reason: "inactive" }, /not in use/],
    [
      "before its start",
      { startsAt: after },
      { reason: "not_started", startsAt: after },
      /can be used from Nov 21, 2026/,
    ],
    ["at its end", { endsAt: now }, { reason: "expired", endedAt: now }, /ended on Nov 21, 2026/],
    [
      "a centavo below its minimum",
      { minimumAmount: 500_001 },
      { reason: "minimum_not_reached", minimum: 500_001 },
      /at least ₱5,000\.01/,
    ],
    ["when all uses are taken", { usageLimit: 3, usedCount: 3 }, { reason: "used_up" }, /used up/],
  ])("%s, and says why", (_, given, refusal, text) => {
    const checked = check(given);
    expect(checked).toEqual({ ok: false, ...refusal });
    expect(textOf(checked)).toMatch(text);
  });

  it("when there is none", () => {
    const checked = checkDiscount(undefined, { now, subtotal: 1, uses: free });
    expect(checked).toEqual({ ok: false, reason: "unknown" });
    expect(textOf(checked)).toMatch(/no promo code SAVE/);
  });

  it("when the buyer has had her share, whatever her cart holds", () => {
    const checked = check({ perCustomerLimit: 1 }, { heldHere: 1, byBuyer: 1 });
    expect(checked).toEqual({ ok: false, reason: "used_by_customer" });
    expect(textOf(checked)).toMatch(/already/);
  });
});

it("never applies beyond a limit, whatever else is true", () => {
  const limit = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
  const figures = fc.record({ usageLimit: limit, perCustomerLimit: limit, usedCount: fc.nat(6) });
  fc.assert(
    fc.property(figures, fc.nat(6), fc.nat({ max: 10_000_000 }), (given, byBuyer, subtotal) => {
      const checked = check(given, { heldHere: 0, byBuyer }, subtotal);
      const full = given.usageLimit !== null && given.usedCount >= given.usageLimit;
      const hers = given.perCustomerLimit !== null && byBuyer >= given.perCustomerLimit;
      expect(checked.ok).toBe(!full && !hers);
    }),
  );
});
