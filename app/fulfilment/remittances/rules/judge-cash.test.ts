import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { ACTS_OF, CASH_KINDS, endsDifference } from "./cash-terms.ts";
import { dueOf, judgeCash, type CashOrder } from "./judge-cash.ts";

const now = new Date("2026-11-27T02:00:00Z");
const delivered: CashOrder = {
  isCash: true,
  isDue: true,
  isPaidOtherwise: false,
  cameBack: false,
  total: 920_000,
  lines: 1,
  collected: 920_000,
  isRepeated: false,
  deliveredAt: addDays(now, -3),
};
const none = { lines: 0, collected: 0 };
const late = addDays(now, -14);

test.each([
  ["to the peso", {}, "matched"],
  ["to the peso, by several parcels", { lines: 3 }, "matched"],
  ["to the peso and recorded by staff before", { isDue: false }, "matched"],
  ["a centavo less", { collected: 919_999 }, "short"],
  ["nothing, and said so", { collected: 0 }, "short"],
  ["a centavo more", { collected: 920_001 }, "over"],
  ["twice", { lines: 2, collected: 1_840_000, isRepeated: true }, "double"],
  ["twice, and once taken back", { lines: 3, isRepeated: true }, "matched"],
  ["no line, 14 days after the delivery", { ...none, deliveredAt: late }, "missing"],
  ["no line a minute before", { ...none, deliveredAt: addMinutes(late, 1) }, "open"],
  ["no line, not delivered", { ...none, deliveredAt: null }, "open"],
  ["no line, recorded by staff", { ...none, deliveredAt: late, isDue: false }, "open"],
  ["no line, came back", { ...none, deliveredAt: late, cameBack: true }, "open"],
  ["cash for an order by card", { isCash: false }, "not_cash"],
  ["cash for one that was paid by transfer after all", { isPaidOtherwise: true }, "not_cash"],
  ["cash for an order by card, taken back", { isCash: false, lines: 2, collected: 0 }, "matched"],
  ["cash for what came back", { cameBack: true }, "returned"],
  ["no cash for what came back", { cameBack: true, collected: 0 }, "matched"],
] as const)("%s", (_, given: Partial<CashOrder>, verdict) => {
  expect(judgeCash({ ...delivered, ...given }, now, 14)).toBe(verdict);
});

test("what is due is the whole order, or nothing", () => {
  expect(dueOf(delivered)).toBe(920_000);
  const owes = [{ isCash: false }, { isPaidOtherwise: true }, { cameBack: true }];
  expect(owes.map((given) => dueOf({ ...delivered, ...given }))).toEqual([0, 0, 0]);
});

test("every difference has an act that ends it, and only cash that is due is written off", () => {
  for (const kind of CASH_KINDS) {
    expect(ACTS_OF[kind].some((act) => endsDifference(kind, act))).toBe(true);
    expect(ACTS_OF[kind].includes("write_off")).toBe(kind === "missing" || kind === "short");
  }
});
