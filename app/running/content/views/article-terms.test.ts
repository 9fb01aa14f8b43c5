import { expect, it } from "vitest";
import { categoryHref, readCategory } from "./article-terms.ts";

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
  [undefined, 1, "/learn"],
  [undefined, 2, "/learn?page=2"],
  ["safety-guidelines", 2, "/learn?category=safety-guidelines&page=2"],
] as const)("page %s %i is at %s", (category, page, address) => {
  expect(categoryHref(category, page)).toBe(address);
});
