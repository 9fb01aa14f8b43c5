import { expect, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import type { ColdTerms } from "#app/running/settings/rules/cold-terms.ts";
import { makeArea } from "../factories.ts";
import { coldChangeRefusedText, coldRefusedText } from "../texts/shopper.ts";
import { judgeCold } from "./judge-cold.ts";

const settings = readSettings({ shipping_by: "area" });
const area = (name: string, cold: ColdTerms, provinces: string[] = []) =>
  makeArea({ name, cold, provinces, days: [2, 3] });
const open: ColdTerms = { way: "open", most: null, days: [] };
const islands = area("Islands", { ...open, way: "never" }, ["cebu"]);
const far = area("Far", { way: "limited", most: 2, days: [] }, ["sulu"]);
const sundays = area("Sundays", { way: "limited", most: 3, days: [0] }, ["abra"]);
const areas = [islands, far, sundays, area("Rest", open)];
const goods = [
  { name: "Glow", needsCold: true },
  { name: "Needles", needsCold: false },
];
const now = new Date("2026-11-16T02:00:00Z");
const judge = (province: string | null, cart = goods) =>
  judgeCold(cart, { settings, areas, province, now });

test.each([
  [
    "Cebu",
    "Glow must stay cold, and we don’t ship cold goods to Cebu. Remove it from your cart, or use a different address.",
  ],
  [
    "Sulu",
    "Glow must stay cold and may travel for at most 2 business days, but a parcel to Sulu takes up to 3 business days. Remove it from your cart, or use a different address.",
  ],
  [
    "Abra",
    "Glow must stay cold, and any cold parcel to Abra would spend a weekend or holiday in transit. Remove it from your cart, or use a different address.",
  ],
])("to %s it is refused, by name, with what to do", (province, text) => {
  const refused = judge(province);
  expect(refused && coldRefusedText(refused)).toBe(text);
});

test("what is sent there, need not stay cold, or goes nobody knows where, is not refused", () => {
  expect(judge("Batanes")).toBeUndefined();
  expect(judge("Cebu", [{ name: "Needles", needsCold: false }])).toBeUndefined();
  expect(judge(null)).toBeUndefined();
  expect(judgeCold(goods, { settings, areas: null, province: "Cebu", now })).toBeUndefined();
});

test("several goods are named together, and a country of one area by no name", () => {
  const everywhere = [area("All", { ...open, way: "never" })];
  const two = [...goods, { name: "BPC-157", needsCold: true }];
  const refused = judgeCold(two, { settings, areas: everywhere, province: null, now });
  expect(refused && coldChangeRefusedText(refused)).toBe(
    "Glow and BPC-157 must stay cold, and we don’t ship cold goods. Choose other items or a different address.",
  );
});
