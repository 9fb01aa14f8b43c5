import { expect, it } from "vitest";
import { showCautions } from "./show-cautions.ts";

const four = [
  "Do not use: under 18",
  "See a professional first: cancer",
  "Do not use: pregnancy",
  "Do not use: serious allergy",
];

it("shows three at once, by what they begin with, and the others on request", () => {
  expect(showCautions(four)).toEqual({
    first: [
      { title: "Do not use", items: ["under 18", "pregnancy"] },
      { title: "See a professional first", items: ["cancer"] },
    ],
    others: [{ title: "Do not use", items: ["serious allergy"] }],
    more: 1,
  });
});

it.each([
  [["No label exists, so no list exists either"], "", "No label exists, so no list exists either"],
  [["A: B"], "", "A: B"],
  [["  ", "Pregnancy"], "", "Pregnancy"],
])("takes a text without such a beginning whole: %j", (texts, title, item) => {
  expect(showCautions(texts)).toEqual({ first: [{ title, items: [item] }], others: [], more: 0 });
});

it("may have none", () => {
  expect(showCautions([])).toEqual({ first: [], others: [], more: 0 });
});
