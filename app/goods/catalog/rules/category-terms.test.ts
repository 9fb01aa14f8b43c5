import { expect, test } from "vitest";
import { categorySlug } from "./category-terms.ts";

test.each([
  ["Weight Loss", "weight-loss"],
  ["Beauty & Glow", "beauty-glow"],
  ["Señorita", "senorita"],
  ["睡眠", "general"],
  ["", "general"],
])("%j is found at %s", (name, slug) => {
  expect(categorySlug(name)).toBe(slug);
});
