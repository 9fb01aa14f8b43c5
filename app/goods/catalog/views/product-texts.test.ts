import { describe, expect, it } from "vitest";
import { pesos } from "#app/lib/money.ts";
import {
  courseLength,
  firstSentence,
  monthlyPrice,
  paragraphs,
  shownBenefits,
} from "./product-texts.ts";

describe("firstSentence", () => {
  it.each([
    ["One. Two. Three.", "One."],
    ["Does it work? Nobody knows.", "Does it work?"],
    ["No full stop", "No full stop"],
    ["Keep at 2.5 mg. Then stop.", "Keep at 2.5 mg."],
    ["First line.\n\nSecond paragraph.", "First line."],
    ["  Spaces first.  Then more.", "Spaces first."],
    ["", ""],
    ["   ", ""],
  ])("%j", (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});

describe("shownBenefits", () => {
  const description = "One. Two. Three.";

  it("shows the product's own, as many as fit", () => {
    expect(shownBenefits({ benefits: ["a", "b", "c"], description }, 2)).toEqual(["a", "b"]);
  });

  it("falls back to the first sentences of the description", () => {
    expect(shownBenefits({ benefits: [], description }, 2)).toEqual(["One.", "Two."]);
    expect(shownBenefits({ benefits: ["  "], description }, 6)).toEqual(["One.", "Two.", "Three."]);
  });

  it("has nothing to show when nothing was written", () => {
    expect(shownBenefits({ benefits: [], description: "" }, 4)).toEqual([]);
  });
});

describe("courseLength", () => {
  it("names the weeks", () => {
    expect(courseLength({ courseWeeksMin: 16, courseWeeksMax: 24 })).toBe("16–\u206024");
  });

  it.each([
    { courseWeeksMin: null, courseWeeksMax: 24 },
    { courseWeeksMin: 16, courseWeeksMax: null },
  ])("says nothing about half a course", (weeks) => {
    expect(courseLength(weeks)).toBeUndefined();
  });
});

describe("monthlyPrice", () => {
  it.each([
    ["tirzepatide", 12_500, 0.25, 3_125],
    ["semaglutide", 8_900, 0.3, 2_670],
    ["retatrutide", 14_500, 0.2, 2_900],
    ["ghk-cu", 6_750, 0.5, 3_375],
    ["glow", 5_900, 0.6, 3_540],
    ["nad-plus", 9_200, 0.75, 6_900],
    ["klow", 7_800, 0.5, 3_900],
    ["lemon-bottle", 7_500, 1, 7_500],
    ["lipo-c-b12", 4_500, 0.4, 1_800],
    ["a price that does not divide", 4_999, 0.3, 1_500],
  ])("%s", (_, price, monthlyFactor, monthly) => {
    expect(monthlyPrice({ price: pesos(price), monthlyFactor })).toBe(pesos(monthly));
  });

  it("needs a factor", () => {
    expect(monthlyPrice({ price: pesos(5_000), monthlyFactor: null })).toBeUndefined();
  });
});

it.each([
  ["One.\n\nTwo.", ["One.", "Two."]],
  ["One.\n \t\nTwo.\n", ["One.", "Two."]],
  ["One\nline", ["One\nline"]],
  ["\n\n", []],
])("paragraphs of %j", (text, parts) => {
  expect(paragraphs(text)).toEqual(parts);
});
