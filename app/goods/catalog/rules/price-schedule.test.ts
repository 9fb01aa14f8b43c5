import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  dueSteps,
  overlap,
  priceAtEnd,
  priceAtStart,
  scheduleProblem,
  type Period,
} from "./price-schedule.ts";

const day = (of: number) => new Date(Date.UTC(2026, 10, of));
const sale = (from: number, to: number | null): Period => ({
  startsAt: day(from),
  endsAt: to === null ? null : day(to),
});

describe("two changes of one price", () => {
  it.each([
    ["apart", sale(1, 3), sale(5, 7), false],
    ["one after the other", sale(1, 3), sale(3, 5), false],
    ["one within the other", sale(1, 9), sale(3, 5), true],
    ["one into the other", sale(1, 4), sale(3, 5), true],
    ["with one beginning", sale(1, 4), sale(1, 9), true],
    ["for good, both at once", sale(1, null), sale(1, null), true],
    ["for good, before a sale", sale(1, null), sale(2, 4), false],
    ["for good, within a sale", sale(3, null), sale(2, 4), true],
    ["for good, when a sale ends", sale(4, null), sale(2, 4), false],
  ])("%s", (_, one, other, clash) => {
    expect(overlap(one, other)).toBe(clash);
    expect(overlap(other, one)).toBe(clash);
  });
});

describe("a price can be planned", () => {
  const history = [{ price: 900, since: day(1) }];
  const given = { others: [sale(20, 24)], history, now: day(10) };
  const plan = { price: 700, compareAtPrice: null, ...sale(12, 14) };

  it.each([
    ["for a while", plan, undefined],
    ["for good", { ...plan, endsAt: null }, undefined],
    ["with what was asked struck through", { ...plan, compareAtPrice: 900 }, undefined],
    ["from now on", { ...plan, startsAt: day(10) }, "in_the_past"],
    ["to end before it begins", { ...plan, endsAt: day(12) }, "ends_first"],
    ["into another", { ...plan, endsAt: day(21) }, "overlaps"],
    ["with less struck through", { ...plan, compareAtPrice: 700 }, "compare_at_too_low"],
    ["with what nobody asked", { ...plan, compareAtPrice: 950 }, "compare_at_unproven"],
  ])("%s", (_, wanted, problem) => {
    expect(scheduleProblem(wanted, given)).toBe(problem);
  });

  it("not with a price struck through that ended over 90 days before it begins", () => {
    const ended = [...history, { price: 800, since: day(5) }];
    const later = { ...plan, ...sale(100, 101), compareAtPrice: 900 };
    expect(scheduleProblem(later, { ...given, history: ended })).toBe("compare_at_unproven");
    const soon = { ...plan, ...sale(90, 91), compareAtPrice: 900 };
    expect(scheduleProblem(soon, { ...given, history: ended })).toBeUndefined();
  });
});

describe("a sale", () => {
  const history = [{ price: 900, since: day(1) }];
  const planned = { price: 700, compareAtPrice: 900 };
  const before = { price: 900, compareAtPrice: null };

  it("begins without the struck price that is no longer proven", () => {
    expect(priceAtStart(planned, history, day(3))).toEqual({ ...planned, note: null });
    const other = [...history, { price: 800, since: day(2) }];
    expect(priceAtStart(planned, other, day(120))).toEqual({
      price: 700,
      compareAtPrice: null,
      note: "no_proof",
    });
  });

  it("gives back what was asked before", () => {
    expect(priceAtEnd({ ...planned, before }, planned, history, day(9))).toMatchObject(before);
  });

  it.each([
    ["price", { ...planned, price: 650 }],
    ["struck price", { ...planned, compareAtPrice: null }],
  ])("leaves another %s that somebody has set", (_, current) => {
    expect(priceAtEnd({ ...planned, before }, current, history, day(9))).toBeUndefined();
  });
});

describe("what is due", () => {
  const waiting = (id: string, state: "planned" | "running" | "done", period: Period) => ({
    id,
    state,
    ...period,
  });

  it("comes in the order in which it should have happened", () => {
    const all = [
      waiting("b", "planned", sale(4, 6)),
      waiting("a", "running", sale(2, 4)),
      waiting("c", "planned", sale(9, 12)),
      waiting("d", "done", sale(1, 2)),
    ];
    expect(dueSteps(all, day(10)).map(({ id, step }) => `${step} ${id}`)).toEqual([
      "end a",
      "start b",
      "end b",
      "start c",
    ]);
  });

  test("each step is due once, its end never before its start, whatever the clock does", () => {
    const periods = fc.array(
      fc.record({
        from: fc.integer({ min: 1, max: 40 }),
        days: fc.option(fc.integer({ min: 1, max: 10 })),
      }),
    );
    fc.assert(
      fc.property(periods, fc.integer({ min: 0, max: 60 }), (all, now) => {
        const schedules = all.map(({ from, days }, index) =>
          waiting(String(index), "planned", sale(from, days === null ? null : from + days)),
        );
        const steps = dueSteps(schedules, day(now));
        const names = steps.map(({ id, step }) => `${step} ${id}`);
        expect(new Set(names).size).toBe(names.length);
        const ends = steps.filter(({ step }) => step === "end");
        const isInOrder = ends.every(
          ({ id }) => names.indexOf(`start ${id}`) < names.indexOf(`end ${id}`),
        );
        expect(isInOrder).toBe(true);
        expect(steps.every(({ at }) => at <= day(now))).toBe(true);
      }),
    );
  });
});
