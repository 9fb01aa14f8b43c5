import { expect, it } from "vitest";
import { categoryHref, mayPublish, readCategory } from "./article-terms.ts";

it.each([
  ["weight-management", "/learn?category=weight-management"],
  ["safety-guidelines", "/learn?category=safety-guidelines"],
  [null, "/learn"],
  ["", "/learn"],
  ["Weight Management", "/learn"],
  ["__proto__", "/learn"],
])("the address %j shows %s", (text, href) => {
  expect(categoryHref(readCategory(text))).toBe(href);
});

it.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])("reviewed %s, demo %s: shown %s", (reviewed, demo, may) => {
  expect(mayPublish({ reviewed, demo })).toBe(may);
});
