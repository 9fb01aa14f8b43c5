import { expect, test } from "vitest";
import { makeArea } from "#app/goods/delivery/factories.ts";
import type { Area } from "#app/goods/delivery/rules/areas.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { cashLines } from "./cash-lines.ts";

const rest = makeArea({ isRest: true });
const many = ["Cebu", "Sulu", "Abra", "Aklan", "Albay", "Bohol", "Capiz", "Iloilo", "Leyte"];
const more = many.map((name) => `New ${name}`);
const lines = (stored: Record<string, string>, areas: Area[] | null, provinces = many) =>
  cashLines({ settings: readSettings(stored), areas, provinces });
const limit = "Cash on delivery is available for orders up to ₱20,000.";

test("an untouched shop names its limit alone", () => {
  expect(lines({}, null)).toEqual([limit]);
  expect(lines({ cod_max_amount: "500" }, [rest])).toEqual([
    "Cash on delivery is available for orders up to ₱500.",
  ]);
});

test.each<[string, Area[], string[], string]>([
  [
    "few provinces without",
    [makeArea({ provinces: ["cebu", "sulu"], cash: false }), rest],
    many,
    "Couriers don’t collect cash in Cebu and Sulu.",
  ],
  [
    "few provinces with",
    [makeArea({ provinces: ["cebu"] }), { ...rest, cash: false }],
    [...many, ...more],
    "Couriers collect cash only in Cebu.",
  ],
  [
    "many of both",
    [makeArea({ provinces: many.map((name) => name.toLowerCase()), cash: false }), rest],
    [...many, ...more],
    "Couriers don’t collect cash in every province. Checkout shows if they do in yours.",
  ],
])("%s", (_, areas, provinces, line) => {
  expect(lines({}, areas, provinces)).toEqual([limit, line]);
});

test("an area without cash that has the whole country leaves nothing to say of limits", () => {
  expect(lines({}, [{ ...rest, cash: false }])).toEqual([
    "Couriers currently don’t collect cash in any province.",
  ]);
});

test("what is said of cold goods follows the setting, and whether any way is long", () => {
  const far = [{ ...rest, days: [2, 5] as const }];
  const cold = (cod_cold: string, areas: Area[] | null = far) =>
    lines({ cod_cold }, areas).slice(1);
  expect(cold("never", null)).toEqual(["We don’t accept cash for cold items."]);
  expect(cold("proven").join()).toMatch(/^We accept cash for cold items only if/);
  expect(cold("proven_or_near").join()).toMatch(/takes at most 2 business days\. Elsewhere/);
  expect(cold("proven_or_near", [rest])).toEqual([]);
  expect(cold("proven_or_near", null)).toEqual([]);
  expect(cold("everybody")).toEqual([]);
});
