import fc from "fast-check";
import { expect, test } from "vitest";
import { drawn, expiresOn, leftIn, strengthOfMix, supplyOf, type Vial } from "./vial.ts";

const VIAL: Vial = {
  contentMicrograms: 10_000,
  waterMicrolitres: 2_000,
  mixedOn: "2026-11-02",
  useWithinDays: 28,
  lotExpiresOn: "2028-01-01",
};

test("a dose is so many mL and lines of the mix that is written", () => {
  expect(drawn(VIAL, 2_500)).toEqual({ microlitres: 500, units: 50, onLine: true });
  expect(drawn(VIAL, 1_700)).toEqual({ microlitres: 340, units: 34, onLine: true });
  expect(drawn({ ...VIAL, waterMicrolitres: 1_000 }, 1_250)).toMatchObject({
    units: 12.5,
    onLine: true,
  });
  expect(strengthOfMix(VIAL)).toBe(5);
});

test("what falls between two lines is shown below and said", () => {
  expect(drawn({ ...VIAL, waterMicrolitres: 1_500 }, 1_700)).toEqual({
    microlitres: 255,
    units: 25.5,
    onLine: true,
  });
  expect(drawn({ ...VIAL, waterMicrolitres: 1_300 }, 1_700)).toEqual({
    microlitres: 221,
    units: 22.1,
    onLine: false,
  });
});

test.each([
  ["nobody says how much water", { waterMicrolitres: null }, 2_500],
  ["nobody knows what is in it", { contentMicrograms: null }, 2_500],
  ["one syringe does not hold it", { waterMicrolitres: 5_000 }, 2_500],
  ["it is more than the vial has", {}, 10_001],
])("there are no units where %s", (_, change, dose) => {
  expect(drawn({ ...VIAL, ...change }, dose)).toBeUndefined();
});

test("no picture shows more than the dose", () => {
  const amount = fc.integer({ min: 1, max: 500_000 });
  const water = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(amount, water, amount, (contentMicrograms, waterMicrolitres, dose) => {
      const shown = drawn({ contentMicrograms, waterMicrolitres }, dose);
      if (!shown) return;
      const inside = (shown.microlitres * contentMicrograms) / waterMicrolitres;
      expect(inside).toBeLessThanOrEqual(dose + 1e-6 * dose);
      expect(shown.units).toBeLessThanOrEqual(100);
      expect(shown.units * 10).toBeCloseTo(shown.microlitres, 6);
    }),
  );
});

test("it is used up by its doses, and expires by its days or its lot's", () => {
  expect(leftIn(VIAL, [2_500, 2_500])).toBe(5_000);
  expect(leftIn({ contentMicrograms: null }, [2_500])).toBeUndefined();
  expect(expiresOn(VIAL)).toBe("2026-11-30");
  expect(expiresOn({ ...VIAL, lotExpiresOn: "2026-11-10" })).toBe("2026-11-10");
});

const weekly = (...days: string[]) => days.map((dueOn) => ({ dueOn, micrograms: 2_500 }));

test("the next vial is needed for the first dose that this one cannot give", () => {
  const days = weekly("2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30");
  expect(supplyOf(VIAL, 7_500, days, "2026-11-08")).toEqual({
    doses: 3,
    nextVialOn: "2026-11-30",
    daysUntilUsedUp: 22,
    daysUntilExpiry: 22,
  });
  // The vial may still be used on its last day.
  expect(supplyOf(VIAL, 10_000, days, "2026-11-08")).toMatchObject({ doses: 4, nextVialOn: null });
  const expiring = { ...VIAL, useWithinDays: 10 };
  expect(supplyOf(expiring, 7_500, days, "2026-11-08")).toMatchObject({
    doses: 1,
    nextVialOn: "2026-11-16",
  });
  expect(supplyOf(VIAL, 7_500, days.slice(0, 2), "2026-11-08")).toMatchObject({
    doses: 2,
    nextVialOn: null,
    daysUntilUsedUp: null,
  });
});
