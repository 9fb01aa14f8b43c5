import fc from "fast-check";
import { expect, test } from "vitest";
import {
  runsOut,
  shareAmongLots,
  suggestQuantity,
  unsoldUnits,
  type SuggestionFacts,
} from "./suggest-quantity.ts";

const plain: SuggestionFacts = {
  sales: { sold: 28, days: 28 },
  onHand: 0,
  reserved: 0,
  onOrder: 0,
  leadDays: 15,
  coverDays: 45,
  packSize: 1,
  lots: [],
};

test.each<[string, Partial<SuggestionFacts>, number]>([
  ["an empty shelf lasts until the delivery and as long as wished", {}, 60],
  ["what is on hand is not ordered again", { onHand: 25 }, 35],
  ["what orders have of it is", { onHand: 25, reserved: 5 }, 40],
  ["what is on its way is not", { onOrder: 50 }, 10],
  ["enough is enough", { onHand: 60 }, 0],
  ["more than enough is enough", { onHand: 600 }, 0],
  ["whole packs", { onHand: 1, packSize: 10 }, 60],
  ["a pack for a single unit", { onHand: 59, packSize: 10 }, 10],
  ["nothing sells, nothing is ordered", { sales: { sold: 0, days: 28 } }, 0],
  ["but what orders already have is", { sales: { sold: 0, days: 0 }, onHand: 2, reserved: 4 }, 2],
  ["a third of a unit a day", { sales: { sold: 1, days: 3 } }, 20],
  ["what expires unsold does not count", { onHand: 40, lots: [{ units: 40, days: 10 }] }, 50],
  ["what has expired does not either", { onHand: 40, lots: [{ units: 40, days: -3 }] }, 60],
  ["what expires later does", { onHand: 40, lots: [{ units: 40, days: 60 }] }, 20],
  ["nor does what has no date", { onHand: 40, lots: [{ units: 40, days: null }] }, 20],
])("%s", (_, facts, quantity) => {
  expect(suggestQuantity({ ...plain, ...facts }).quantity).toBe(quantity);
});

test("lots share what is sold: the first to expire is sold first", () => {
  const lots = [
    { units: 30, days: 20 },
    { units: 10, days: 10 },
    { units: 5, days: 40 },
  ];
  // Ten of the first lot by day 10, then ten of the second by day 20; the third does not expire in
  // time.
  expect(unsoldUnits(lots, 1, 30)).toBe(20);
  expect(unsoldUnits(lots, 1, 60)).toBe(20);
  expect(unsoldUnits(lots, 2, 60)).toBe(0);
  expect(unsoldUnits([{ units: 40, days: 30 }], 1, 30)).toBe(0);
});

test("what is on hand is of the lots that expire last", () => {
  const lots = [
    { receivedUnits: 40, days: 10 },
    { receivedUnits: 40, days: 100 },
  ];
  expect(shareAmongLots(50, lots)).toEqual([
    { units: 40, days: 100 },
    { units: 10, days: 10 },
  ]);
  expect(shareAmongLots(90, lots).at(-1)).toEqual({ units: 10, days: null });
  expect(shareAmongLots(0, lots)).toEqual([]);
});

const units = fc.nat({ max: 500 });
const facts = fc.record({
  sales: fc.record({ sold: fc.nat({ max: 1_400 }), days: fc.nat({ max: 29 }) }),
  onHand: units,
  reserved: units,
  onOrder: units,
  leadDays: fc.nat({ max: 120 }),
  coverDays: fc.nat({ max: 120 }),
  packSize: fc.integer({ min: 1, max: 50 }),
  lots: fc.array(
    fc.record({
      units: fc.nat({ max: 100 }),
      days: fc.option(fc.integer({ min: -30, max: 400 })),
    }),
    { maxLength: 6 },
  ),
});
/** Lots have no more units than the shelf. */
const onShelf = (some: SuggestionFacts): SuggestionFacts => ({
  ...some,
  onHand: Math.max(
    some.onHand,
    some.lots.reduce((sum, lot) => sum + lot.units, 0),
  ),
});

test("never negative, always whole packs, and never a pack too many", () => {
  fc.assert(
    fc.property(facts.map(onShelf), (some) => {
      const { quantity, missing, unsold } = suggestQuantity(some);
      expect(quantity).toBeGreaterThanOrEqual(missing);
      expect(quantity - missing).toBeLessThan(some.packSize);
      expect(quantity % some.packSize).toBe(0);
      expect(missing).toBeGreaterThanOrEqual(0);
      expect(unsold).toBeGreaterThanOrEqual(0);
      expect(unsold).toBeLessThanOrEqual(some.onHand);
    }),
  );
});

test("who sells more never orders less; who has more never orders more", () => {
  fc.assert(
    fc.property(facts.map(onShelf), fc.nat({ max: 9 }), (some, more) => {
      const now = suggestQuantity(some).quantity;
      const selling = { ...some, sales: { ...some.sales, sold: some.sales.sold + more } };
      expect(suggestQuantity(selling).quantity).toBeGreaterThanOrEqual(now);
      const having = { ...some, onOrder: some.onOrder + more };
      expect(suggestQuantity(having).quantity).toBeLessThanOrEqual(now);
      const waiting = { ...some, coverDays: some.coverDays + more };
      expect(suggestQuantity(waiting).quantity).toBeGreaterThanOrEqual(now);
    }),
  );
});

test.each<[Partial<SuggestionFacts>, boolean]>([
  [{ onHand: 14 }, true],
  [{ onHand: 15 }, false],
  [{ onHand: 15, reserved: 1 }, true],
  [{ onHand: 5, onOrder: 10 }, false],
  [{ onHand: 0, sales: { sold: 0, days: 28 } }, false],
  [{ onHand: 20, lots: [{ units: 20, days: 5 }] }, true],
])("%j runs out before a delivery: %s", (given, expected) => {
  expect(runsOut({ ...plain, ...given })).toBe(expected);
});
