import { expect, test } from "vitest";
import { starterCategories } from "#app/goods/catalog/starter/categories.ts";
import { starterProducts } from "#app/goods/catalog/starter/products.ts";
import { searchKeywords } from "#app/goods/catalog/starter/search-keywords.ts";
import { smsTexts } from "#app/running/messages/texts/shopper-sms.ts";

const words = [
  ...starterProducts.map(({ name }) => name),
  ...starterCategories.map(({ name }) => name),
  ...Object.keys(searchKeywords),
  ...Object.values(searchKeywords).flatMap((text) => text.split(",")),
].map((word) => word.trim().toLowerCase());

const part = { number: 1, all: 2 };
const texts = Object.values(smsTexts).map((text) =>
  (typeof text === "string" ? text : text("PM-26-000123", part as never, "JT123")).toLowerCase(),
);

test("no text has a word of the catalog or of its search", () => {
  expect(words.length).toBeGreaterThan(60);
  const found = texts.flatMap((text) => {
    const bare = ` ${text.replaceAll(/[^\w+-]+/g, " ")} `;
    return words.filter((word) => bare.includes(` ${word} `));
  });
  expect(found).toEqual([]);
});
