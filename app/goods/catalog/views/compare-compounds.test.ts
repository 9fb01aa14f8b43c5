import { expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import { compareCompounds, type ComparedSource } from "./compare-compounds.ts";

const tirzepatide: ComparedSource = {
  slug: "tirzepatide",
  name: "Tirzepatide",
  price: pesos(12_500),
  vialAmount: 10,
  vialUnit: "mg",
  courseWeeksMin: 16,
  courseWeeksMax: 24,
  regulatoryStatus: "not_registered",
  variant: null,
};
const size = (option1Value: string, price: number): ComparedSource => ({
  ...tirzepatide,
  slug: "semaglutide",
  name: "Semaglutide",
  price: pesos(8_900),
  vialAmount: null,
  vialUnit: null,
  variant: { price: pesos(price), option1Value, option2Value: null },
});
const rows = [size("5 mg", 8_900), tirzepatide, size("10 mg", 16_200)];

const valuesOf = (title: string) =>
  compareCompounds(rows, "tirzepatide")?.facts.find((fact) => fact.title === title)?.values;

it("has a column for each product that is sold, and knows which page it stands on", () => {
  expect(compareCompounds(rows, "semaglutide")?.compounds).toEqual([
    { slug: "tirzepatide", name: "Tirzepatide", isOwn: false },
    { slug: "semaglutide", name: "Semaglutide", isOwn: true },
  ]);
});

it("names each vial and what a mg of it costs", () => {
  expect(valuesOf("In one vial")).toEqual([
    ["10\u00A0mg vial"],
    ["5\u00A0mg vial", "10\u00A0mg vial"],
  ]);
  expect(valuesOf("Price per mg")).toEqual([["₱1,250 per mg"], ["₱1,780 per mg", "₱1,620 per mg"]]);
});

it("leaves out a strength that no one has entered, and a fact that none of them has", () => {
  const unknown = { ...tirzepatide, vialAmount: null, vialUnit: null };
  const shown = compareCompounds([unknown, size("5 mg", 8_900)], "tirzepatide");
  const titled = (facts = shown?.facts) => facts?.find(({ title }) => title === "Price per mg");
  expect(titled()?.values).toEqual([[], ["₱1,780 per mg"]]);
  const neither = [unknown, { ...size("5 mg", 8_900), variant: null, vialAmount: null }];
  expect(titled(compareCompounds(neither, "tirzepatide")?.facts)).toBeUndefined();
});

it("gives the source of every trial", () => {
  const sources = compareCompounds(rows, "tirzepatide")?.sources;
  expect(sources?.map(({ compound, href }) => [compound, new URL(href).protocol])).toEqual([
    ["Tirzepatide", "https:"],
    ["Semaglutide", "https:"],
  ]);
});

it("is not there for another product, nor where nothing else is sold", () => {
  expect(compareCompounds(rows, "klow")).toBeUndefined();
  expect(compareCompounds([tirzepatide], "tirzepatide")).toBeUndefined();
});
