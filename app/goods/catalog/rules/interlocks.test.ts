import fc from "fast-check";
import { expect, it } from "vitest";
import { COMPOUNDS, GLP1_COMPOUNDS, type Compound } from "./compounds.ts";
import { INTERLOCKS, clashingNames, clashWithEarlier, findClash } from "./interlocks.ts";
import type { ProductKind } from "./product-terms.ts";

/** A product whose address says nothing about its compound. */
const line = (slug: string, compound: Compound | null, kind: ProductKind = "product") => ({
  slug,
  compound,
  kind,
  name: slug.toUpperCase(),
});

const tirz = line("slim-pen", "tirzepatide");
const sema = line("weekly-vial", "semaglutide");
const skin = line("skin-vial", "ghk_cu");
const unknown = line("mystery", null);

it.each([
  { lines: [], met: undefined },
  { lines: [tirz], met: undefined },
  { lines: [tirz, tirz], met: undefined },
  { lines: [tirz, skin, line("cream", "other")], met: undefined },
  { lines: [tirz, skin, sema], met: ["slim-pen", "weekly-vial"] },
  { lines: [line("reta", "retatrutide"), sema], met: ["reta", "weekly-vial"] },
  { lines: [tirz, line("slim-vial", "tirzepatide")], met: ["slim-pen", "slim-vial"] },
  { lines: [tirz, unknown], met: ["slim-pen", "mystery"] },
  { lines: [unknown, skin, line("mystery-2", null)], met: undefined },
  {
    lines: [tirz, line("needles", null, "supply"), line("visit", null, "service")],
    met: undefined,
  },
])("$lines clash in $met", ({ lines, met }) => {
  expect(findClash(lines)?.slugs).toEqual(met);
});

it("finds any two of an interlock among anything else, in any order", () => {
  const interlock = fc.constantFrom(...INTERLOCKS);
  const two = interlock.chain(({ compounds }) =>
    fc.uniqueArray(fc.constantFrom(...compounds), { minLength: 2 }),
  );
  const any = fc.array(fc.constantFrom(...COMPOUNDS, null));
  fc.assert(
    fc.property(two, any, (met, others) => {
      const lines = [...others, ...met].map((compound, place) => line(`p-${place}`, compound));
      expect(findClash(lines)).toBeDefined();
      expect(findClash(lines.toReversed())).toBeDefined();
    }),
  );
});

it("names what clashes once, whatever its strengths", () => {
  const lines = [tirz, skin, tirz, sema];
  expect(clashingNames(lines)).toEqual(["SLIM-PEN", "WEEKLY-VIAL"]);
  expect(clashingNames(lines.slice(0, 3))).toEqual([]);
});

it("names a source for each, and every compound that acts on GLP-1", () => {
  for (const { sources } of INTERLOCKS) expect(sources.length).toBeGreaterThan(0);
  expect(INTERLOCKS.flatMap(({ compounds }) => compounds)).toEqual(GLP1_COMPOUNDS);
});

it("finds what a buyer has from earlier orders, but not the same product again", () => {
  const found = { products: ["WEEKLY-VIAL"], earlier: ["SLIM-PEN"] };
  expect(clashWithEarlier([skin, sema], [skin, tirz, tirz])).toEqual(found);
  expect(clashWithEarlier([tirz, skin], [tirz])).toBeUndefined();
  expect(clashWithEarlier([tirz], [unknown])).toMatchObject({ earlier: ["MYSTERY"] });
});
