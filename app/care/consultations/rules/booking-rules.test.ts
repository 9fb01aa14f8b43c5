import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookingStatus, TypeSlug } from "./booking-terms.ts";
import { freeCredit } from "./free-credit.ts";
import { cancelCost, whyNotCancel, whyNotChange } from "./may-change.ts";
import { isTypeOpen } from "./open-types.ts";

const startsAt = new Date("2026-11-23T01:00:00Z");

test.each<[BookingStatus, string, string | undefined, string | undefined]>([
  ["booked", "2026-11-22T00:59:00Z", undefined, undefined],
  ["booked", "2026-11-22T01:00:00Z", undefined, undefined],
  ["booked", "2026-11-22T01:00:01Z", "too_late", undefined],
  ["booked", "2026-11-23T00:59:59Z", "too_late", undefined],
  ["booked", "2026-11-23T01:00:00Z", "too_late", "over"],
  ["held", "2026-11-20T01:00:00Z", "not_booked", "not_booked"],
  ["cancelled", "2026-11-20T01:00:00Z", "not_booked", "not_booked"],
])(
  "of one that is %s, at %s who wants to move it reads %s, and to cancel it %s",
  (status, at, move, cancel) => {
    expect(whyNotChange({ status, startsAt }, new Date(at))).toBe(move);
    expect(whyNotCancel({ status, startsAt }, new Date(at))).toBe(cancel);
  },
);

test("cancelling costs nothing until a day before", () => {
  expect(cancelCost({ startsAt }, new Date("2026-11-22T01:00:00Z"))).toBe("nothing");
  expect(cancelCost({ startsAt }, new Date("2026-11-22T01:00:01Z"))).toBe("late");
});

test.each<[TypeSlug, boolean, boolean]>([
  ["initial", false, true],
  ["initial", true, true],
  ["followup", false, false],
  ["followup", true, true],
  ["quick", false, false],
  ["quick", true, true],
])("%s, with an order %s: %s", (slug, hasBought, expected) => {
  expect(isTypeOpen(slug, { hasBought })).toBe(expected);
});

test("credits are used up one by one, the oldest line first, and never one twice", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(quantities, (all) => {
      const lines = all.map((quantity, index) => ({ itemId: `line ${index}`, quantity }));
      const used: { itemId: string; unit: number }[] = [];
      for (let next = freeCredit(lines, used); next; next = freeCredit(lines, used))
        used.push(next);
      expect(used.map(({ itemId, unit }) => `${itemId}: ${unit}`)).toEqual(
        lines.flatMap(({ itemId, quantity }) =>
          Array.from({ length: quantity }, (_, index) => `${itemId}: ${index + 1}`),
        ),
      );
    }),
  );
});

test("a unit that was given back is the next to be used", () => {
  const lines = [{ itemId: "a", quantity: 3 }];
  const used = [
    { itemId: "a", unit: 1 },
    { itemId: "a", unit: 3 },
  ];
  expect(freeCredit(lines, used)).toEqual({ itemId: "a", unit: 2 });
});
