import { expect, it } from "vitest";
import { measurementIds } from "./measurement-ids.ts";
import { readSettings, settingProblem } from "./read-settings.ts";

const idsOf = (stored: Record<string, string>) => measurementIds(readSettings(stored));

it("is nothing while no account is entered", () => {
  expect(idsOf({})).toBeUndefined();
});

it("names each account with whom it is of", () => {
  expect(idsOf({ analytics_id: "G-AB12CD34EF" })).toEqual({ google: ["G-AB12CD34EF"] });
  expect(idsOf({ google_ads_id: "AW-123456789", facebook_pixel: "123456789012345" })).toEqual({
    google: ["AW-123456789"],
    meta: "123456789012345",
  });
});

it.each([
  ["analytics_id", "UA-12345-1"],
  ["analytics_id", "G-AB12');alert(1)//"],
  ["google_ads_id", "123456789"],
  ["google_ads_id", "AW-12 34"],
  ["facebook_pixel", "<script>"],
  ["facebook_pixel", "12345"],
] as const)("does not store %s as %s, nor report to it", (key, text) => {
  expect(settingProblem(key, text)).toMatch(/^Enter /);
  expect(idsOf({ [key]: text })).toBeUndefined();
});

it.each(["analytics_id", "google_ads_id", "facebook_pixel"] as const)("lets %s be empty", (key) => {
  expect(settingProblem(key, "")).toBeUndefined();
});
