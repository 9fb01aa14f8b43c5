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
