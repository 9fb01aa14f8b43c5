import { expect, it } from "vitest";
import { PICTURE_FILES } from "#app/modules/catalog/views/picture-files.ts";
import { areaPicture, pictureFile } from "#app/modules/catalog/views/shown-picture.ts";
import { starterAddOns } from "./add-ons.ts";
import { starterCategories } from "./categories.ts";
import { starterProducts } from "./products.ts";

it.each([...starterProducts, ...starterAddOns].map(({ slug }) => slug))(
  "%s has a picture of its own, for cards and for lines",
  (slug) => {
    expect(PICTURE_FILES[slug]?.shapes).toEqual(["tall", "thumb"]);
  },
);

it.each(starterCategories.map(({ look }) => look))("%s has a still life", (look) => {
  expect(areaPicture(look)).toBeDefined();
});

it("the home page has its hero, wide and for phones", () => {
  expect(pictureFile("hero")).toBeDefined();
  expect(PICTURE_FILES["hero"]?.shapes).toEqual(["wide", "phone"]);
});
