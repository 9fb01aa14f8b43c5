import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { priceCart } from "#app/selling/cart/rules/price-cart.ts";
import { MAX_ORDER_TOTAL, checkCart, type CheckedLine } from "./check-cart.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";

const FREE = chargesOf(readSettings({}));

const plain: CheckedLine = {
  productId: "klow",
  slug: "klow",
  compound: "klow",
  name: "Klow",
  kind: "product",
  price: 780_000,
  quantity: 1,
  clearance: "none",
  sellable: true,
};
const careful: CheckedLine = {
  ...plain,
  productId: "ghk-cu",
  slug: "ghk-cu",
  name: "GHK-Cu",
  clearance: "acknowledge",
};
const guarded: CheckedLine = {
  ...plain,
  productId: "retatrutide",
  slug: "retatrutide",
  compound: "retatrutide",
  name: "Retatrutide",
  clearance: "required",
};
const withdrawn: CheckedLine = { ...plain, name: "Old", sellable: false };

function check(lines: CheckedLine[], supervisionConfirmed = false) {
  return checkCart(lines, {
    supervisionConfirmed,
    shownTotal: priceCart(lines, FREE).total,
    charges: FREE,
  });
}

describe("a cart becomes an order", () => {
  it("at the catalogue's prices", () => {
    expect(check([{ ...plain, quantity: 3 }])).toMatchObject({
      ok: true,
      value: { totals: { total: 2_340_000, itemCount: 3 }, acknowledged: false },
    });
  });

  it("with the supervision confirmed where a product asks for it", () => {
    expect(check([plain, careful], true)).toMatchObject({
      ok: true,
      value: { acknowledged: true },
    });
  });

  it("without keeping a confirmation that nothing asked for", () => {
    expect(check([plain], true)).toMatchObject({ ok: true, value: { acknowledged: false } });
  });
});

describe("a cart is refused", () => {
  test.each([
    ["when it is empty", [], { reason: "empty_cart" }],
    [
      "with what is no longer sold",
      [plain, withdrawn],
      { reason: "not_for_sale", products: ["Old"] },
    ],
    [
      "without the word on supervision",
      [careful, plain],
      { reason: "supervision_unconfirmed", products: ["GHK-Cu"] },
    ],
    [
      "when it is larger than an order can be",
      [{ ...plain, price: MAX_ORDER_TOTAL / 20, quantity: 20 }, plain],
      { reason: "too_large" },
    ],
  ])("%s", (_, lines, refusal) => {
    expect(check(lines)).toMatchObject({ ok: false, ...refusal });
  });

  it("with two that must not be taken together, whatever is confirmed and approved", () => {
    const lines: CheckedLine[] = [
      { ...careful, slug: "tirzepatide", compound: "tirzepatide", name: "Tirzepatide" },
      plain,
      { ...guarded, name: "Retatrutide" },
    ];
    const products = ["Tirzepatide", "Retatrutide"];
    expect(check(lines, true)).toEqual({ ok: false, reason: "never_together", products });
  });

  it("with what needs a clinician's approval, whatever the buyer confirms", () => {
    const refusal = { ok: false, reason: "clearance_required", products: ["Retatrutide"] };
    expect(check([plain, guarded], true)).toEqual(refusal);
    expect(check([guarded, careful], true)).toEqual(refusal);
  });
});

const anyLine = fc.record({
  productId: fc.constantFrom("p1", "p2"),
  slug: fc.constantFrom("klow", "tirzepatide", "semaglutide"),
  compound: fc.constantFrom("klow", "tirzepatide", "semaglutide", null),
  name: fc.constantFrom("Klow", "NAD+", "Glow"),
  kind: fc.constantFrom("product" as const, "service" as const),
  price: fc.integer({ min: 1, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  clearance: fc.constantFrom("none" as const, "acknowledge" as const, "required" as const),
  sellable: fc.boolean(),
});

it("never lets the total that a browser sends raise or lower the price", () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.integer(),
      fc.boolean(),
      (lines, shownTotal, supervisionConfirmed) => {
        const { total } = priceCart(lines, FREE);
        const honest = checkCart(lines, { supervisionConfirmed, shownTotal: total, charges: FREE });
        const refused = { ok: false, reason: "total_changed", total };
        const expected = honest.ok && shownTotal !== total ? refused : honest;
        expect(checkCart(lines, { supervisionConfirmed, shownTotal, charges: FREE })).toEqual(
          expected,
        );
      },
    ),
  );
});

it("sells what a clinician approved, and no more of it", () => {
  const lines = [{ ...guarded, quantity: 2 }];
  const shown = { supervisionConfirmed: false, shownTotal: 1_560_000, charges: FREE };
  const withLeft = (left: number) => {
    const approvals = [{ id: "a", productId: "retatrutide", left }];
    return checkCart(lines, { ...shown, approvals });
  };
  expect(withLeft(2)).toMatchObject({ value: { uses: [{ approvalId: "a", units: 2 }] } });
  expect(withLeft(1)).toMatchObject({ reason: "approval_short", name: "Retatrutide", left: 1 });
  expect(withLeft(0)).toMatchObject({ reason: "clearance_required" });
});

it("sells nothing that is withdrawn or needs an approval", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), fc.boolean(), (lines, confirmed) => {
      if (!check(lines, confirmed).ok) return;
      expect(lines.every((line) => line.sellable && line.clearance !== "required")).toBe(true);
      expect(confirmed || lines.every((line) => line.clearance === "none")).toBe(true);
    }),
  );
});

it("does not sell what clashes with a recent order, unless a clinician approved it", () => {
  const lines: CheckedLine[] = [{ ...guarded, quantity: 1 }];
  const recent = [{ slug: "t", compound: "tirzepatide", kind: "product", name: "T" } as const];
  const shown = { supervisionConfirmed: true, shownTotal: 780_000, charges: FREE, recent };
  const products = ["Retatrutide"];
  expect(checkCart(lines, shown)).toEqual({
    ok: false,
    reason: "bought_before",
    products,
    earlier: ["T"],
  });
  const approvals = [{ id: "a", productId: "retatrutide", left: 1 }];
  expect(checkCart(lines, { ...shown, approvals })).toMatchObject({ ok: true });
});
