import { expect, test } from "vitest";
import { aboutProducts } from "./about-product.ts";
import { countsOf, findProducts, productNames, withoutNames } from "./find-products.ts";
import { findPlace, knownPlaces } from "./find-place.ts";
import { wordsOf } from "./asked-words.ts";

const named = (name: string) => ({ slug: name.toLowerCase(), name });
const SUBJECTS = productNames(
  ["Tirzepatide", "Retatrutide", "Semaglutide", "Lemon Bottle", "NAD+", "Glow", "Klow"].map(named),
);
const found = (message: string) => findProducts(wordsOf(message), SUBJECTS).map(({ name }) => name);

test.each([
  ["tirzepatid", ["Tirzepatide"]],
  ["terzepatide please", ["Tirzepatide"]],
  ["price of RETATRUTIDE", ["Retatrutide"]],
  ["got any tirz", ["Tirzepatide"]],
  ["semag and reta", ["Semaglutide", "Retatrutide"]],
  ["the one like wegovy", ["Semaglutide"]],
  ["nad+ for me", ["NAD+"]],
  ["Klow, not Glow", ["Klow", "Glow"]],
  ["magkano yong tirsepatayd", ["Tirzepatide"]],
  ["semaglutayd at lemmon botle", ["Semaglutide", "Lemon Bottle"]],
  ["the bottle is empty", []],
  ["is there any return", []],
])("“%s” names %j", (message, names) => {
  expect(found(message)).toEqual(names);
});

test.each([
  ["two vials of glow and 3 klow", { glow: 2, klow: 3 }],
  ["magkano pag dalawang tirzepatide", { tirzepatide: 2 }],
  ["lemon bottle 4 pcs", { "lemon bottle": 4 }],
  ["is semaglutide 5 mg cheaper than klow", { semaglutide: 1, klow: 1 }],
])("“%s” speaks of %j", (message, counts) => {
  expect(Object.fromEntries(countsOf(wordsOf(message), SUBJECTS))).toEqual(counts);
});

test("a question is the same about each product", () => {
  const read = (message: string) => withoutNames(wordsOf(message), SUBJECTS).join(" ");
  expect(read("price of the lemmon botle please")).toBe(read("price of the tirzepatide please"));
  expect(read("price of the bottle please")).toContain("bottle");
});

const PLACES = knownPlaces([
  { name: "City of Davao", province: "Davao del Sur" },
  { name: "Cebu", province: "Cebu" },
  { name: "City of Cagayan De Oro", province: "Misamis Oriental" },
  { name: "Bay", province: "Laguna" },
]);

test.each([
  ["how long to davao", "City of Davao"],
  ["sa CDO po", "City of Cagayan De Oro"],
  ["cagayan de oro city", "City of Cagayan De Oro"],
  ["padala sa bay", "Bay"],
  ["I pay by the bay", undefined],
])("“%s” names the place %s", (message, name) => {
  expect(findPlace(wordsOf(message), PLACES)?.name).toBe(name);
});

const article = {
  kind: "article",
  title: "Tirzepatide and semaglutide compared",
  url: "/learn/compared",
  names: "",
  body: "Tirzepatide was tested for 72 weeks. Semaglutide was tested for 68 weeks. Both slow the stomach. It is a weekly injection.",
} as const;

test("a sentence about another product never answers", () => {
  const asked = findProducts(["semaglutide"], SUBJECTS);
  expect(aboutProducts(article, asked, SUBJECTS)?.body).toBe(
    "Semaglutide was tested for 68 weeks.",
  );
  const other = findProducts(["retatrutide"], SUBJECTS);
  expect(aboutProducts(article, other, SUBJECTS)).toBeUndefined();
});

test("a question without a product may use every sentence", () => {
  expect(aboutProducts(article, [], SUBJECTS)).toEqual(article);
});
