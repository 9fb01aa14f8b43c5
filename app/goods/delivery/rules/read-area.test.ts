import { expect, it, test } from "vitest";
import { areaTexts, gramsOf, readArea } from "./read-area.ts";

const known = [{ code: "0702200000" }, { code: "1300000000" }];
const texts = {
  name: " Visayas ",
  step_1_kg: "0.5",
  step_1_fee: "165",
  step_3_kg: "1",
  step_3_fee: "190.50",
  further_kilo: "80",
  free_from: "",
  days_min: "3",
  days_max: "5",
  cold: "limited",
  cold_most: "2",
  cold_day_1: "on",
  cold_day_0: "on",
  cash: "on",
  province_0702200000: "on",
};
const facts = {
  name: "Visayas",
  provinces: ["0702200000"],
  steps: [
    { upTo: 500, fee: 16_500 },
    { upTo: 1_000, fee: 19_050 },
  ],
  furtherKilo: 8_000,
  freeFrom: 0,
  daysMin: 3,
  daysMax: 5,
  cold: "limited" as const,
  coldMost: 2,
  coldDays: [1, 0],
  cash: true,
};

it("reads what was typed, and shows it again", () => {
  expect(readArea(texts, known)).toEqual({ ok: true, value: facts });
  const again = readArea(areaTexts(facts), known);
  expect(again).toEqual({ ok: true, value: facts });
});

test.each([
  [{ name: "" }, "name"],
  [{ name: "a\u0000b" }, "name"],
  [{ step_3_kg: "0.5" }, "step_3_kg"],
  [{ step_1_kg: "-1" }, "step_1_kg"],
  [{ step_1_fee: "" }, "step_1_fee"],
  [{ step_1_fee: "1e9" }, "step_1_fee"],
  [{ step_1_kg: "", step_1_fee: "", step_3_kg: "", step_3_fee: "" }, "step_1_kg"],
  [{ further_kilo: "=1+1" }, "further_kilo"],
  [{ days_min: "6" }, "days_max"],
  [{ days_max: "0" }, "days_max"],
  [{ cold: "" }, "cold"],
  [{ cold: "sometimes" }, "cold"],
  [{ cold_most: "" }, "cold_most"],
  [{ cold_most: "0" }, "cold_most"],
  [{ cold_most: "5" }, "cold_most"],
  [{ cold_most: "1.5" }, "cold_most"],
])("%o is refused at %s", (typed, field) => {
  const read = readArea({ ...texts, ...typed }, known);
  expect(read.ok ? [] : Object.keys(read.errors)).toContain(field);
});

it.each(["open", "never"] as const)("takes no limit where cold goods go %s", (cold) => {
  const read = readArea({ ...texts, cold, cold_most: "x" }, known);
  expect(read).toEqual({ ok: true, value: { ...facts, cold, coldMost: null } });
});

test.each([
  ["1.25", 1_250],
  ["0.001", 1],
  ["0", undefined],
  ["1.2345", undefined],
  ["101", undefined],
  ["x", undefined],
])("%s kg is %s g", (text, grams) => {
  expect(gramsOf(text)).toBe(grams);
});
