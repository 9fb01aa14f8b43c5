import { describe, expect, it } from "vitest";
import { areaTint } from "./area-tint.ts";

describe("areaTint", () => {
  it.each([
    ["weight-loss", "moss"],
    ["beauty", "rose"],
    ["longevity", "indigo"],
    ["metabolism", "amber"],
    ["body-shaping", "citron"],
    ["wellness", "sea"],
  ])("%s is %s", (slug, tint) => {
    expect(areaTint(slug)).toBe(tint);
  });

  it.each([null, "", "sleep", "constructor"])("falls back for %j", (slug) => {
    expect(areaTint(slug)).toBe("sea");
  });
});
