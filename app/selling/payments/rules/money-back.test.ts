import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  MISMATCH,
  answersAttention,
  leftOf,
  paymentStatusOf,
  splitRefund,
  suggestRefund,
} from "./money-back.ts";
import { CREDIT } from "./refund-effect.ts";

const part = (paymentId: string, amount: number, refunded = 0, gateway = "test") => ({
  paymentId,
  amount,
  refunded,
  gateway,
});
const amounts = fc.integer({ min: 1, max: 2_000_000 });
const parts = fc.array(
  amounts.chain((amount) => fc.record({ amount: fc.constant(amount), refunded: fc.nat(amount) })),
  { minLength: 1, maxLength: 4 },
);

describe("splitRefund", () => {
  it("refunds the second payment of an order that was paid twice", () => {
    const split = splitRefund([part("second", 100), part("first", 100)], 100);
    expect(split).toMatchObject({
      ok: true,
      value: [{ part: { paymentId: "second" }, amount: 100 }],
    });
  });

  it("takes the rest from the next payment", () => {
    const split = splitRefund([part("second", 100, 40), part("first", 100)], 90);
    expect(split).toMatchObject({ ok: true, value: [{ amount: 60 }, { amount: 30 }] });
  });

  it("returns store credit before the money beside it, and after a second payment", () => {
    const credit = part("credit", 30, 0, CREDIT);
    const ids = (parts: ReturnType<typeof part>[], amount: number) => {
      const split = splitRefund(parts, amount);
      return split.ok && split.value.map((one) => [one.part.paymentId, one.amount]);
    };
    expect(ids([part("card", 70), credit], 50)).toEqual([
      ["credit", 30],
      ["card", 20],
    ]);
    expect(ids([part("again", 70), credit, part("card", 70)], 80)).toEqual([
      ["again", 70],
      ["credit", 10],
    ]);
  });

  it("refuses more than is left, and says what is", () => {
    expect(splitRefund([part("one", 100, 40)], 61)).toEqual({
      ok: false,
      reason: "too_much",
      left: 60,
    });
  });

  it("gives back exactly what was asked, and of no payment more than it has", () => {
    fc.assert(
      fc.property(parts, amounts, (given, amount) => {
        const named = given.map((one, index) => ({
          paymentId: String(index),
          gateway: index === 1 ? CREDIT : "test",
          ...one,
        }));
        const split = splitRefund(named, amount);
        expect(split.ok).toBe(amount <= leftOf(named));
        if (!split.ok) return;
        expect(split.value.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        for (const one of split.value) {
          expect(one.amount).toBeGreaterThan(0);
          expect(one.amount).toBeLessThanOrEqual(one.part.amount - one.part.refunded);
        }
      }),
    );
  });
});

test.each([
  [{ total: 100, paid: 100, refunded: 0 }, "paid"],
  [{ total: 100, paid: 100, refunded: 1 }, "partially_refunded"],
  [{ total: 100, paid: 100, refunded: 100 }, "refunded"],
  [{ total: 100, paid: 200, refunded: 100 }, "paid"],
  [{ total: 100, paid: 200, refunded: 150 }, "partially_refunded"],
  [{ total: 100, paid: 200, refunded: 200 }, "refunded"],
  [{ total: 0, paid: 0, refunded: 0 }, "paid"],
] as const)("%o is %s", (money, status) => {
  expect(paymentStatusOf(money)).toBe(status);
});

test.each([
  [{ total: 100, paid: 100, refunded: 0 }, true, 100],
  [{ total: 100, paid: 100, refunded: 30 }, true, 70],
  [{ total: 100, paid: 200, refunded: 0 }, true, 100],
  [{ total: 100, paid: 200, refunded: 0 }, false, 200],
])("of %o, with the goods kept: %s, %i is suggested", (money, keepsGoods, amount) => {
  expect(suggestRefund(money, keepsGoods)).toBe(amount);
});

describe("what an order needs a person for", () => {
  const once = (refunded: number) => ({ total: 100, paid: 100, refunded });
  const twice = (refunded: number) => ({ total: 100, paid: 200, refunded });
  test.each([
    ["all of a late payment", true, once(0), once(100), false],
    ["a part of a late payment", false, once(0), once(60), false],
    ["the rest of it", true, once(60), once(100), false],
    ["the second payment", true, twice(0), twice(100), true],
    ["a part of the second payment", false, twice(0), twice(50), true],
    ["one of two payments of a cancelled order", false, twice(0), twice(100), false],
    ["a part of the only payment", false, once(0), once(10), true],
  ])("refunding %s answers it: %s", (_, answered, before, after, keepsGoods) => {
    expect(answersAttention("Refund it.", { before, after, keepsGoods })).toBe(answered);
  });

  it("stays when the money it is about never became a payment", () => {
    const given = { before: once(0), after: once(100), keepsGoods: true };
    expect(answersAttention(MISMATCH, given)).toBe(false);
    expect(answersAttention(null, given)).toBe(false);
  });
});
