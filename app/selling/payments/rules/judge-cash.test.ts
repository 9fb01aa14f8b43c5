import fc from "fast-check";
import { expect, it, test } from "vitest";
import { COLD_CASH } from "#app/running/settings/rules/cash-terms.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import {
  asksForRecord,
  cashInArea,
  cashTermsOf,
  judgeCash,
  NEW_BUYER,
  type CashFacts,
} from "./judge-cash.ts";

const bought = { hasBought: true, refusedParcels: 0 };
/** A small cold order of a new buyer, to an area three days away. */
const base: CashFacts = {
  ...cashTermsOf(readSettings({})),
  ...NEW_BUYER,
  total: 590_000,
  isTaken: true,
  hasCold: true,
  takes: 3,
};

test.each<[string, Partial<CashFacts>, ReturnType<typeof judgeCash>]>([
  ["a new buyer, cold and far", {}, { why: "cold_way", takes: 3, nearDays: 2 }],
  ["a new buyer, cold and near", { takes: 2 }, undefined],
  ["a new buyer, far and not cold", { hasCold: false }, undefined],
  ["a new buyer while no way is known", { takes: undefined }, undefined],
  ["a proven buyer", bought, undefined],
  [
    "one who bought and refused",
    { ...bought, refusedParcels: 1 },
    { why: "cold_way", takes: 3, nearDays: 2 },
  ],
  ["a refused parcel, near", { refusedParcels: 4, takes: 1 }, undefined],
  ["only proven ones, near", { coldFor: "proven", takes: 1 }, { why: "cold_buyer" }],
  ["only proven ones, a proven one", { ...bought, coldFor: "proven" }, undefined],
  ["never, a proven one", { ...bought, coldFor: "never" }, { why: "cold" }],
  ["never, and nothing cold", { coldFor: "never", hasCold: false }, undefined],
  ["everybody", { coldFor: "everybody", refusedParcels: 2 }, undefined],
  ["an area without cash", { ...bought, isTaken: false }, { why: "area" }],
  ["the area before the amount", { isTaken: false, total: 9_000_000 }, { why: "area" }],
  ["at the limit", { ...bought, total: 2_000_000 }, undefined],
  ["a centavo above", { ...bought, total: 2_000_001 }, { why: "limit", limit: 2_000_000 }],
  ["nothing to collect", { total: 0, isTaken: false, coldFor: "never" }, undefined],
])("%s", (_, given, refused) => {
  expect(judgeCash({ ...base, ...given })).toEqual(refused);
});

const facts: fc.Arbitrary<CashFacts> = fc.record({
  limit: fc.integer({ min: 1, max: 5_000 }),
  coldFor: fc.constantFrom(...COLD_CASH),
  nearDays: fc.integer({ min: 1, max: 6 }),
  hasBought: fc.boolean(),
  refusedParcels: fc.nat(2),
  total: fc.nat(6_000),
  isTaken: fc.boolean(),
  hasCold: fc.boolean(),
  takes: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
});

it("takes cash exactly where area, amount, and what is cold allow it", () => {
  fc.assert(
    fc.property(facts, (f) => {
      const proven = f.hasBought && f.refusedParcels === 0;
      const near = f.takes === undefined || f.takes <= f.nearDays;
      const cold =
        !f.hasCold ||
        { never: false, proven, proven_or_near: proven || near, everybody: true }[f.coldFor];
      const taken = f.total === 0 || (f.isTaken && f.total <= f.limit && cold);
      expect(judgeCash(f) === undefined).toBe(taken);
    }),
  );
});

it("refuses nobody more for a better record, a shorter way, or a smaller sum", () => {
  fc.assert(
    fc.property(facts, fc.nat(3), fc.nat(100), (f, days, less) => {
      const better: CashFacts = {
        ...f,
        hasBought: true,
        refusedParcels: 0,
        takes: f.takes === undefined ? undefined : Math.max(1, f.takes - days),
        total: Math.max(0, f.total - less),
      };
      expect(judgeCash(f) === undefined && judgeCash(better) !== undefined).toBe(false);
    }),
  );
});

it("depends on the buyer exactly where a proven one is not refused", () => {
  fc.assert(
    fc.property(facts, (f) => {
      const refused = judgeCash({ ...f, ...NEW_BUYER });
      fc.pre(refused !== undefined);
      expect(asksForRecord(refused)).toBe(judgeCash({ ...f, ...bought }) === undefined);
    }),
  );
});

it("takes the longest time on the way, and cash everywhere while no area is known", () => {
  expect(cashInArea({ cash: false, days: [1, 4] })).toEqual({ isTaken: false, takes: 4 });
  expect(cashInArea(undefined)).toEqual({ isTaken: true, takes: undefined });
});
