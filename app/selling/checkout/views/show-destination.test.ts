import { expect, test } from "vitest";
import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import { makeArea } from "#app/goods/delivery/factories.ts";
import type { Area } from "#app/goods/delivery/rules/areas.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { showDestination } from "./show-destination.ts";

const arrival = (days: string): Arrival => ({
  days,
  usual: "",
  leavesCold: undefined,
  orderWithin: undefined,
});
const area = (name: string, provinces: string[]) => makeArea({ name, provinces });
const refused = { why: "never", products: ["Glow"], province: null, takes: 2, most: null } as const;
const toRest = { arrives: arrival("rest"), coldRefused: { ...refused, products: ["Glow"] } };
const shownOf = (areas: Area[], byArea: Parameters<typeof showDestination>[0]["byArea"]) => ({
  pricing: { lines: [], saving: 0, settings: readSettings({}), areas },
  provinces: ["Cebu", "Ilocos Norte"],
  arrives: arrival("anywhere"),
  byArea,
});
const two = shownOf(
  [area("Visayas", ["cebu"]), area("Rest", [])],
  [{ arrives: arrival("visayas"), coldRefused: undefined }, toRest],
);

test.each([
  ["nothing typed", undefined, "anywhere", undefined],
  ["where it is sent", " cebu ", "visayas", undefined],
  ["half a name", "Ilo", "anywhere", undefined],
  [
    "where nothing cold is sent",
    "ilocos norte",
    undefined,
    "we don’t ship cold goods to Ilocos Norte",
  ],
])("%s", (_, province, days, text) => {
  const shown = showDestination(two, province);
  expect(shown.arrives?.days).toBe(days);
  expect(shown.coldRefused?.includes(text ?? "")).toBe(text === undefined ? undefined : true);
});

test("where all of the country is one area it is known before anything is typed", () => {
  const shown = showDestination(shownOf([area("All", [])], [toRest]), undefined);
  expect(shown).toMatchObject({ arrives: undefined });
  expect(shown.coldRefused).toContain("we don’t ship cold goods");
});

test("a shop without areas shows what it shows anybody", () => {
  const shown = { ...two, pricing: undefined, byArea: undefined };
  expect(showDestination(shown, "Cebu")).toEqual({
    arrives: arrival("anywhere"),
    coldRefused: undefined,
  });
});
