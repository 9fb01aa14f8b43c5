import { expect, it } from "vitest";
import { tellFirst } from "./tell-first.ts";

const itemsOf = (compound: Parameters<typeof tellFirst>[0]["compound"]) =>
  tellFirst({ compound, regulatoryStatus: "not_registered" }).groups.flatMap(({ items }) => items);

it("lists what matters for the compound, by kind, with the sources", () => {
  const { groups, sources } = tellFirst({
    compound: "tirzepatide",
    regulatoryStatus: "not_registered",
  });
  expect(groups.map(({ title }) => title)).toEqual(["Times of life", "Conditions", "Medicines"]);
  expect(sources).toContain("Zepbound and Wegovy labels, section 4");
  expect(itemsOf("tirzepatide")).toContain("Birth control pills");
  expect(itemsOf("ghk_cu")).not.toContain("Birth control pills");
});

it("lists everything for an unknown compound, and nothing for what is no medicine", () => {
  expect(itemsOf(null).length).toBeGreaterThan(itemsOf("tirzepatide").length);
  expect(tellFirst({ compound: null, regulatoryStatus: "not_a_medicine" }).groups).toEqual([]);
});
