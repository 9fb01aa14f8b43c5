import { expect, it } from "vitest";
import { keywordPicture } from "./keyword-picture.ts";
import { PICTURE_FILES } from "./picture-files.ts";

it.each([
  ["Tirzepatide", "any-weight"],
  ["SEMAGLUTIDE 2", "any-weight"],
  ["Low-dose retatrutide", "any-weight"],
  ["GHK-Cu", "any-beauty"],
  ["Glow", "any-beauty"],
  ["Beauty stack", "any-beauty"],
  ["NAD+", "any-longevity"],
  ["Klow", "any-longevity"],
  ["Longevity pack", "any-longevity"],
  ["Lemon Bottle", "any-vial"],
  ["Coenadine", "any-vial"],
  ["", "any-vial"],
])("%j is shown as %s", (name, picture) => {
  expect(keywordPicture(name)).toBe(picture);
  expect(PICTURE_FILES).toHaveProperty(picture);
});
