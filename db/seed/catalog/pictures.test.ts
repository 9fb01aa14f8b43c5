import { expect, it } from "vitest";
import { PICTURE_FILES } from "#app/goods/catalog/views/picture-files.ts";
import { areaPicture, pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import { READING_PICTURE_KEYS, readingFile } from "#app/running/content/views/reading-pictures.ts";
import { starterAddOns } from "./add-ons.ts";
import { starterCategories } from "#app/goods/catalog/starter/categories.ts";
import { starterProducts } from "#app/goods/catalog/starter/products.ts";
import { vialPictures } from "#app/goods/catalog/starter/vial-pictures.ts";

it.each([...starterProducts, ...starterAddOns].map(({ slug }) => slug))(
  "%s has a picture of its own, for cards and for lines",
  (slug) => {
    expect(PICTURE_FILES[slug]?.shapes).toEqual(["tall", "thumb"]);
  },
);

it.each(starterProducts)("$slug is shown from five sides, each in words of its own", (product) => {
  const [front, ...further] = vialPictures(product);
  expect(front?.picture).toBe(product.slug);
  expect(further.map(({ picture }) => PICTURE_FILES[picture]?.shapes)).toEqual(
    Array.from({ length: 4 }, () => ["slide", "thumb"]),
  );
  expect(new Set([front, ...further].map((image) => image?.alt)).size).toBe(5);
});

it.each(starterCategories.map(({ look }) => look))("%s has a still life", (look) => {
  expect(areaPicture(look)).toBeDefined();
});

it("the home page has its hero, wide and for phones", () => {
  expect(pictureFile("hero")).toBeDefined();
  expect(PICTURE_FILES["hero"]?.shapes).toEqual(["wide", "phone"]);
});

it.each(READING_PICTURE_KEYS)("the picture %s of an article is there", (picture) => {
  expect(PICTURE_FILES[readingFile(picture)]?.shapes).toEqual(["band"]);
});
