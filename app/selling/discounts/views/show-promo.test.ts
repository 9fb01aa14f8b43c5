import { expect, it } from "vitest";
import { applyPromo, showPromo } from "./show-promo.ts";

const discount = {
  id: "d1",
  type: "fixed_amount",
  value: 50_000,
  minimumAmount: 500_000,
  usedCount: 7,
  productIds: [],
  categoryIds: [],
} as const;
const line = { id: "l1", productId: "p1", categoryId: "c1", quantity: 1 };
const priced = (price: number) => [{ ...line, price }];
const minimum = {
  ok: false,
  reason: "minimum_not_reached",
  minimum: 500_000,
  ofSome: false,
} as const;

it("follows the subtotal across the minimum and back", () => {
  const promo = showPromo({ code: "SAVE500", discount, checked: minimum }, [line]);
  expect(applyPromo(promo, priced(500_000))).toEqual({
    code: "SAVE500",
    saving: 50_000,
    problem: undefined,
  });
  const below = applyPromo(promo, priced(499_999));
  expect(below.saving).toBe(0);
  expect(below.problem).toMatch(/at least ₱5,000/);
});

it("takes nothing off when something else stands against it, and keeps saying what", () => {
  const promo = showPromo(
    { code: "SAVE500", discount, checked: { ok: false, reason: "used_up" } },
    [line],
  );
  expect(applyPromo(promo, priced(900_000))).toEqual({
    code: "SAVE500",
    saving: 0,
    problem: "Promo code SAVE500 has been used up.",
  });
});

it("tells the browser of no counts", () => {
  const promo = showPromo({ code: "A1", discount, checked: { ok: true, value: { saving: 1 } } }, [
    line,
  ]);
  expect(JSON.stringify(promo)).not.toMatch(/usedCount|d1/);
});

it("names a code that there is not", () => {
  const unknown = {
    code: "A1",
    discount: undefined,
    checked: { ok: false, reason: "unknown" },
  } as const;
  expect(applyPromo(showPromo(unknown, [line]), priced(1)).problem).toMatch(
    /recognize promo code A1/,
  );
});

it("counts only the lines that it is for, and says where it is for none", () => {
  const limited = { ...discount, categoryIds: ["c1"], minimumAmount: 300_000 };
  const checked = { ok: true, value: { saving: 50_000 } } as const;
  const other = { ...line, id: "l2", productId: "p2", categoryId: "c2" };
  const promo = showPromo({ code: "A1", discount: limited, checked }, [line, other]);
  const mine = { ...line, price: 300_000 };
  const hers = { ...other, price: 900_000 };
  expect(applyPromo(promo, [mine, hers]).saving).toBe(50_000);
  expect(applyPromo(promo, [{ ...mine, price: 299_999 }, hers]).problem).toMatch(
    /₱3,000 of eligible products/,
  );
  expect(applyPromo(promo, [hers]).problem).toMatch(/doesn’t apply to the items/);
  expect(JSON.stringify(promo)).not.toMatch(/p1|c1/);
});
