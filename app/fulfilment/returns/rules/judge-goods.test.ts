import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeArrival, judgeInspection } from "./judge-goods.ts";

const came = (units: Record<string, number>) => new Map(Object.entries(units));

describe("what came", () => {
  const lines = [
    { id: "a", units: 2 },
    { id: "b", units: 1 },
  ];

  it.each([
    [{ a: 2, b: 1 }, undefined],
    [{ a: 1 }, undefined],
    [{}, "nothing_came"],
    [{ a: 0, b: 0 }, "nothing_came"],
    [{ a: 3 }, "too_many"],
  ] as const)("%j: %s", (units, problem) => {
    const judged = judgeArrival(lines, came(units));
    expect(judged.ok ? undefined : judged.reason).toBe(problem);
  });
});

describe("what is good", () => {
  it("never makes cold or recalled goods good, and accounts for every unit that came", () => {
    const line = fc.record({
      received: fc.integer({ min: 0, max: 5 }),
      needsCold: fc.boolean(),
      isRecalled: fc.boolean(),
    });
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 6 }), (known, good) => {
        const judged = judgeInspection([{ id: "a", ...known }], came({ a: good }));
        const isLost = known.needsCold || known.isRecalled;
        expect(judged.ok).toBe(good === 0 || (!isLost && good <= known.received));
        if (!judged.ok) return;
        const [seen] = judged.value;
        expect(seen!.good + seen!.spoiled).toBe(known.received);
        expect(isLost ? seen!.good : 0).toBe(0);
      }),
    );
  });

  it("is said apart of too many, of cold and of recalled ones", () => {
    const line = { id: "a", received: 1, needsCold: false, isRecalled: false };
    expect(judgeInspection([line], came({ a: 2 }))).toMatchObject({ reason: "too_many_good" });
    const cold = { ...line, needsCold: true };
    expect(judgeInspection([cold], came({ a: 1 }))).toMatchObject({ reason: "cold" });
    const recalled = { ...cold, isRecalled: true };
    expect(judgeInspection([recalled], came({ a: 1 }))).toMatchObject({ reason: "recalled" });
  });
});
