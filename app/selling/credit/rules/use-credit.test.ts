import { expect, test } from "vitest";
import { useCredit } from "./use-credit.ts";

test.each([
  [undefined, 500, 1_000, 0],
  [500, 500, 1_000, 500],
  [500, 500, 300, 300],
  [500, 800, 1_000, 800],
  [500, 400, 300, 300],
  [0, 0, 1_000, 0],
])("saw %s, has %d, total %d: uses %d", (shown, balance, total, used) => {
  expect(useCredit({ shown, balance, total })).toEqual({ ok: true, value: used });
});

test("refuses when less is left than was shown, as the buyer would pay more", () => {
  const refused = { ok: false, reason: "credit_changed", left: 400 };
  expect(useCredit({ shown: 500, balance: 400, total: 1_000 })).toEqual(refused);
  expect(useCredit({ shown: 1, balance: 0, total: 1_000 })).toMatchObject({ left: 0 });
});
