import { describe, expect, it } from "vitest";
import { PICTURE_FILES } from "./picture-files.ts";
import {
  areaPicture,
  keywordPicture,
  ownPicture,
  productPicture,
  productPictures,
} from "./shown-picture.ts";

const own = { picture: "klow", alt: "A vial of Klow" };
const unknown = { picture: "not-on-disk", alt: "Nothing" };

describe("productPicture", () => {
  it("is the product's own, whatever its name says", () => {
    expect(productPicture({ name: "Tirzepatide", images: [own] })).toMatchObject({
      name: "klow",
      alt: "A vial of Klow",
    });
  });

  it("passes over what is not on disk", () => {
    expect(productPicture({ name: "x", images: [unknown, own] }).name).toBe("klow");
  });

  it.each([{ images: [] }, { images: [unknown] }, { images: [{ ...own, picture: "toString" }] }])(
    "follows the name where there is none, and has no words for it: %j",
    ({ images }) => {
      expect(productPicture({ name: "Semaglutide", images })).toMatchObject({
        name: "any-weight",
        alt: undefined,
      });
    },
  );
});

describe("productPictures", () => {
  const other = { picture: "glow", alt: "A vial of Glow" };

  it("are all that are on disk, in their order", () => {
    const shown = productPictures({ name: "Klow", images: [other, unknown, own] });
    expect(shown.map(({ name }) => name)).toEqual(["glow", "klow"]);
  });

  it("are the one that stands in where there is none", () => {
    const shown = productPictures({ name: "Semaglutide", images: [unknown] });
    expect(shown.map(({ name, alt }) => [name, alt])).toEqual([["any-weight", undefined]]);
  });
});

it("has no picture for an add-on without one", () => {
  expect(ownPicture({ images: [] })).toBeUndefined();
});

it("knows the still lifes of categories", () => {
  expect(areaPicture("beauty")?.name).toBe("area-beauty");
  expect(areaPicture("sleep")).toBeUndefined();
  expect(areaPicture(null)).toBeUndefined();
});

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
