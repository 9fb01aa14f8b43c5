import fc from "fast-check";
import { expect, it, test } from "vitest";
import { claimUnits, everythingIn, openUnits } from "./claim-units.ts";

const line = { id: "a", kind: "product", sent: 3, claimed: 1 } as const;
const service = { id: "s", kind: "service", sent: 1, claimed: 0 } as const;

it.each([
  [{ a: 2 }, undefined],
  [{ a: 3 }, "too_many"],
  [{ a: 0 }, "nothing_asked"],
  [{}, "nothing_asked"],
  [{ s: 1 }, "too_many"],
  [{ other: 1 }, "too_many"],
] as const)("%j: %s", (wished, problem) => {
  const claimed = claimUnits([line, service], new Map(Object.entries(wished)));
  expect(claimed.ok ? undefined : claimed.reason).toBe(problem);
});

test("whatever is asked for one after the other, no more comes back than has left", () => {
  const wishes = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), wishes, (sent, asked) => {
      let claimed = 0;
      for (const units of asked) {
        const now = { ...line, sent, claimed };
        const done = claimUnits([now], new Map([[line.id, units]]));
        if (done.ok) claimed += units;
        expect(done.ok).toBe(units > 0 && units <= openUnits(now));
      }
      expect(claimed).toBeLessThanOrEqual(sent);
    }),
  );
});

test("a parcel that comes back whole has what was in it and nobody asked for before", () => {
  const units = (had: number) => everythingIn([{ itemId: "a", units: had }], [line, service]);
  expect([...units(1)]).toEqual([
    ["a", 1],
    ["s", 0],
  ]);
  expect(units(3).get("a")).toBe(2);
  expect([...everythingIn([], [line]).values()]).toEqual([0]);
});
