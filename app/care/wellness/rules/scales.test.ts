import { expect, test } from "vitest";
import { energyBand, moodBand } from "./scales.ts";

const SCALE = Array.from({ length: 10 }, (_, index) => index + 1);

test("moods change their band above 2, 4, 6 and 8", () => {
  const bands = ["very_low", "low", "okay", "good", "very_good"];
  expect(SCALE.map(moodBand)).toEqual(bands.flatMap((band) => [band, band]));
});

test("energy is low up to 3, medium up to 6, and high above", () => {
  const expected = SCALE.map((value) => (value <= 3 ? "low" : value <= 6 ? "medium" : "high"));
  expect(SCALE.map(energyBand)).toEqual(expected);
  expect(expected.filter((band) => band === "high")).toHaveLength(4);
});
