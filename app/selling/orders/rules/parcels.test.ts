import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  isColdParcel,
  isPartlySent,
  parcelsInAll,
  splitParcel,
  statusByParcels,
  whyNotSplit,
  type LineUnits,
} from "./parcels.ts";

const order = fc
  .array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 })
  .map((units): LineUnits[] => units.map((n, index) => ({ itemId: `line-${index}`, units: n })));
const sum = (lines: readonly LineUnits[]) => lines.reduce((all, { units }) => all + units, 0);
const of = (lines: readonly LineUnits[], itemId: string) =>
  sum(lines.filter((line) => line.itemId === itemId));

describe("dividing what is left of an order", () => {
  it("puts each unit into the parcel or the rest", () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.integer({ min: 0, max: 30 })), (left, wishes) => {
        const chosen = new Map(
          left.map(({ itemId, units }) => [itemId, Math.min(units, wishes.next().value ?? 0)]),
        );
        const split = splitParcel(left, chosen);
        expect(split.ok).toBe(sum([...chosen].map(([itemId, units]) => ({ itemId, units }))) > 0);
        // Nothing was chosen, so everything remains.
        const { parcel, rest } = split.ok ? split.value : { parcel: [], rest: left };
        for (const { itemId, units } of left) {
          expect(of(parcel, itemId) + of(rest, itemId)).toBe(units);
          expect(of(parcel, itemId)).toBe(chosen.get(itemId));
        }
        expect([...parcel, ...rest].every(({ units }) => units > 0)).toBe(true);
      }),
    );
  });

  it("adds up to the order however often it is done", () => {
    fc.assert(
      fc.property(order, fc.infiniteStream(fc.integer({ min: 1, max: 30 })), (lines, wishes) => {
        const parcels: LineUnits[][] = [];
        let left = lines;
        while (sum(left) > 0) {
          const [first] = left;
          const units = Math.min(first?.units ?? 0, wishes.next().value ?? 1);
          const split = splitParcel(left, new Map([[first?.itemId ?? "", units]]));
          if (!split.ok) throw new Error(split.reason);
          parcels.push(split.value.parcel);
          left = split.value.rest;
        }
        for (const { itemId, units } of lines) expect(of(parcels.flat(), itemId)).toBe(units);
      }),
    );
  });

  it("sends everything where nothing is chosen, and refuses what is not there", () => {
    const left = [
      { itemId: "a", units: 2 },
      { itemId: "gone", units: 0 },
    ];
    const whole = { parcel: [{ itemId: "a", units: 2 }], rest: [] };
    expect(splitParcel(left, undefined)).toEqual({ ok: true, value: whole });
    expect(splitParcel(left, new Map([["a", 2]]))).toEqual({ ok: true, value: whole });
    expect(splitParcel(left, new Map())).toMatchObject({ reason: "nothing_chosen" });
    expect(splitParcel(left, new Map([["a", 0]]))).toMatchObject({ reason: "nothing_chosen" });
    expect(splitParcel(left, new Map([["a", 3]]))).toMatchObject({ reason: "too_many_chosen" });
    expect(splitParcel(left, new Map([["gone", 1]]))).toMatchObject({ reason: "too_many_chosen" });
    expect(splitParcel(left, new Map([["b", 1]]))).toMatchObject({ reason: "too_many_chosen" });
  });
});

const then = new Date("2026-11-21T02:00:00Z");
const away = { deliveredAt: null, returnedAt: null };
const there = { ...away, deliveredAt: then };
const back = { ...away, returnedAt: then };

test.each([
  ["something is to come", [there, back], true, "processing"],
  ["one is on its way", [there, away, back], false, "shipped"],
  ["each has arrived", [there, there], false, "delivered"],
  ["one arrived and one came back", [back, there], false, "delivered"],
  ["one came back after it was delivered", [{ ...there, returnedAt: then }], false, "delivered"],
  ["all came back", [back, back], false, "returned"],
] as const)("where %s, the order is as its parcels are", (_, sent, isLeft, status) => {
  expect(statusByParcels(sent, isLeft)).toBe(status);
});

test.each([
  ["processing", 0, false, 0],
  ["processing", 1, true, 2],
  ["shipped", 2, false, 2],
] as const)("an order that is %s with %i parcels sent", (status, parcelsSent, isPartly, all) => {
  expect(isPartlySent({ status, parcelsSent })).toBe(isPartly);
  expect(parcelsInAll({ status, parcelsSent })).toBe(all);
});

test("a part is cold by its lines, a whole order as it was promised", () => {
  const [dry, cold] = [{ needsCold: false }, { needsCold: true }];
  const promised = { delivery: { cold: true } };
  expect(isColdParcel(promised, { isWhole: true, lines: [dry] })).toBe(true);
  expect(isColdParcel(promised, { isWhole: false, lines: [dry] })).toBe(false);
  expect(isColdParcel(promised, { isWhole: false, lines: [dry, cold] })).toBe(true);
  expect(isColdParcel({ delivery: null }, { isWhole: true, lines: [cold] })).toBe(false);
});

test("cash and a single unit leave in one parcel", () => {
  expect(whyNotSplit({ paymentStatus: "cod_due", units: 3 })).toBe("cash");
  expect(whyNotSplit({ paymentStatus: "paid", units: 1 })).toBe("one_unit");
  expect(whyNotSplit({ paymentStatus: "paid", units: 2 })).toBeUndefined();
});
