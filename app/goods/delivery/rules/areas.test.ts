import { describe, expect, it, test } from "vitest";
import { isFrom, shippingOf } from "#app/running/settings/rules/charges.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { areaOf, chargesTo, knownArea, type Area } from "./areas.ts";

const rates = {
  steps: [
    { upTo: 500, fee: 9_500 },
    { upTo: 1_000, fee: 12_000 },
  ],
  furtherKilo: 4_000,
  freeFrom: 500_000,
};
const visayas: Area = {
  ...rates,
  name: "Visayas",
  isRest: false,
  provinces: ["cebu", "bohol"],
  days: [3, 5],
  cold: { way: "open", most: null, days: [] },
  cash: true,
};
const rest: Area = {
  ...rates,
  name: "Everywhere else",
  isRest: true,
  provinces: [],
  days: [4, 7],
  cold: { way: "open", most: null, days: [] },
  cash: true,
};
const dear = { ...rest, steps: [{ upTo: 1_000, fee: 30_000 }] };
const byArea = readSettings({ shipping_by: "area", default_weight: "200" });
const toCebu = chargesTo(byArea, [visayas, dear], "Cebu");

test.each([
  [1, 9_500],
  [500, 9_500],
  [501, 12_000],
  [1_000, 12_000],
  [1_001, 16_000],
  [2_000, 16_000],
  [2_001, 20_000],
])("%i grams cost %i centavos", (grams, fee) => {
  expect(shippingOf(toCebu, 100_000, grams)).toBe(fee);
});

test("where it goes is known by the province, or where there is one area only", () => {
  expect(knownArea([visayas, rest], " Cebu ")).toBe(visayas);
  expect(knownArea([visayas, rest], "Ilocos Norte")).toBe(rest);
  expect(knownArea([visayas, rest], " ")).toBeUndefined();
  expect(knownArea([rest], null)).toBe(rest);
  expect(knownArea(null, "Cebu")).toBeUndefined();
});

describe("what an order is charged", () => {
  it("is the rate of its area, free from its amount", () => {
    expect(shippingOf(toCebu, 500_000, 9_000)).toBe(0);
    expect(shippingOf(chargesTo(byArea, [visayas, dear], "Ilocos Norte"), 0, 100)).toBe(30_000);
  });

  it("is at least the lowest of all while the area is not known", () => {
    const anywhere = chargesTo(byArea, [visayas, dear], undefined);
    expect(isFrom(anywhere)).toBe(true);
    expect(shippingOf(anywhere, 0, 100)).toBe(9_500);
    expect(isFrom(toCebu)).toBe(false);
  });

  it("is one fee, or none, where settings say so", () => {
    const fee = readSettings({ shipping_by: "fee", shipping_fee: "150" });
    const free = readSettings({ shipping_by: "free", shipping_fee: "150" });
    expect(shippingOf(chargesTo(fee, null, "Cebu"), 0, 9_000)).toBe(15_000);
    expect(shippingOf(chargesTo(free, null, "Cebu"), 0, 9_000)).toBe(0);
  });
});

test("a province is found however it is written, and what no area has is in the last one", () => {
  expect(areaOf([visayas, rest], " CEBU ")?.name).toBe("Visayas");
  expect(areaOf([visayas, rest], "Atlantis")?.name).toBe("Everywhere else");
});
