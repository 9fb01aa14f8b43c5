import { expect, it } from "vitest";
import { applyPromo, showPromo } from "./show-promo.ts";

const discount = {
  id: "d1",
  type: "fixed_amount",
  value: 50_000,
  minimumAmount: 500_000,
  usedCount: 7,
} as const;
const minimum = { ok: false, reason: "minimum_not_reached", minimum: 500_000 } as const;

it("follows the subtotal across the minimum and back", () => {
  const promo = showPromo({ code: "SAVE500", discount, checked: minimum });
  expect(applyPromo(promo, 500_000)).toEqual({
    code: "SAVE500",
    saving: 50_000,
    problem: undefined,
  });
  const below = applyPromo(promo, 499_999);
  expect(below.saving).toBe(0);
  expect(below.problem).toMatch(/at least ₱5,000/);
});

it("takes nothing off when something else stands against it, and keeps saying what", () => {
  const promo = showPromo({ code: "SAVE500", discount, checked: { ok: false, reason: "used_up" } });
  expect(applyPromo(promo, 900_000)).toEqual({
    code: "SAVE500",
    saving: 0,
    problem: "The promo code SAVE500 has been used up.",
  });
});

it("tells the browser of no counts", () => {
  const promo = showPromo({ code: "A1", discount, checked: { ok: true, value: { saving: 1 } } });
  expect(JSON.stringify(promo)).not.toMatch(/usedCount|d1/);
});

it("names a code that there is not", () => {
  const unknown = {
    code: "A1",
    discount: undefined,
    checked: { ok: false, reason: "unknown" },
  } as const;
  expect(applyPromo(showPromo(unknown), 1).problem).toMatch(/no promo code A1/);
});
