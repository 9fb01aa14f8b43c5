import fc from "fast-check";
import { expect, it, test } from "vitest";
import { isSlug, slugOf } from "./slugs.ts";

it.each([
  ["What peptides are", "what-peptides-are"],
  ["NAD+: what is known?", "nad-what-is-known"],
  ["  Señora Niña  ", "senora-nina"],
  ["2-8 °C", "2-8-c"],
  ["漢字", ""],
])("%j becomes %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("whatever the title, what is left of it can be an address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (title) => {
      const slug = slugOf(title);
      expect(slug === "" || isSlug(slug)).toBe(true);
    }),
  );
});

it.each(["", "A", "a b", "a--b", "-a", "a-", "a/b", "ä", "a".repeat(81)])("%j is none", (text) => {
  expect(isSlug(text)).toBe(false);
});
