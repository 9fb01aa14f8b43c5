import { describe, expect, it } from "vitest";
import { AREA_LOOKS, areaTint } from "./area-looks.ts";
import { areaPicture } from "./shown-picture.ts";

describe("areaTint", () => {
  it.each([
    ["weight-loss", "moss"],
    ["beauty", "rose"],
    ["longevity", "indigo"],
    ["metabolism", "amber"],
    ["body-shaping", "citron"],
    ["wellness", "sea"],
  ])("%s is %s", (look, tint) => {
    expect(areaTint(look)).toBe(tint);
  });

  it.each(AREA_LOOKS)("%s has a still life", (look) => {
    expect(areaPicture(look)).toBeDefined();
  });

  it.each([null, "", "sleep", "constructor"])("falls back for %j", (look) => {
    expect(areaTint(look)).toBe("sea");
  });
});
