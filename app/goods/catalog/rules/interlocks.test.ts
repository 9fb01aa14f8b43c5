import fc from "fast-check";
import { expect, it } from "vitest";
import { INTERLOCKS, clashingNames, findClash } from "./interlocks.ts";

it.each([
  { slugs: [], met: undefined },
  { slugs: ["tirzepatide"], met: undefined },
  { slugs: ["tirzepatide", "tirzepatide"], met: undefined },
  { slugs: ["tirzepatide", "nad", "glow"], met: undefined },
  { slugs: ["tirzepatide", "nad", "semaglutide"], met: ["tirzepatide", "semaglutide"] },
  { slugs: ["retatrutide", "semaglutide"], met: ["retatrutide", "semaglutide"] },
])("$slugs clash in $met", ({ slugs, met }) => {
  expect(findClash(slugs)?.slugs).toEqual(met);
});

it("finds any two of an interlock among anything else, in any order", () => {
  const interlock = fc.constantFrom(...INTERLOCKS);
  const two = interlock.chain(({ slugs }) =>
    fc.uniqueArray(fc.constantFrom(...slugs), { minLength: 2 }),
  );
  fc.assert(
    fc.property(two, fc.array(fc.string()), (met, others) => {
      expect(findClash([...others, ...met])).toBeDefined();
      expect(findClash([...met, ...others].toReversed())).toBeDefined();
    }),
  );
});

it("names what clashes once, whatever its strengths", () => {
  const lines = [
    { slug: "tirzepatide", name: "Tirzepatide" },
    { slug: "glow", name: "Glow" },
    { slug: "tirzepatide", name: "Tirzepatide" },
    { slug: "semaglutide", name: "Semaglutide" },
  ];
  expect(clashingNames(lines)).toEqual(["Tirzepatide", "Semaglutide"]);
  expect(clashingNames(lines.slice(0, 3))).toEqual([]);
});

it("names a source for each", () => {
  for (const { sources } of INTERLOCKS) expect(sources.length).toBeGreaterThan(0);
});
