import { href } from "react-router";
import { expect, test } from "vitest";
import { currentOf, partOf, searchOf } from "./part-of.ts";

const at = (pathname: string, search = "") => ({ pathname, search });
const LISTING = href("/products");
const BEAUTY = href("/products/:category", { category: "beauty" });

test.each([
  [LISTING, "products"],
  [BEAUTY, "products"],
  [href("/product/:id", { id: "klow" }), "products"],
  [href("/assessment/result"), "assessment"],
  [href("/consultation/:doctorId", { doctorId: "1" }), "doctors"],
  [href("/learn/:slug", { slug: "storage" }), "learn"],
  [href("/portal/profile"), "account"],
  [href("/"), undefined],
  ["/constructor", undefined],
])("%s belongs to %s", (path, part) => {
  expect(partOf(at(path))).toBe(part);
});

test("the link to a page names it, and one to its part says that the page lies within", () => {
  expect(currentOf(LISTING, "products", at(LISTING))).toBe("page");
  expect(currentOf(LISTING, "products", at(`${LISTING}/`))).toBe("page");
  expect(currentOf(LISTING, "products", at(BEAUTY))).toBe("true");
  expect(currentOf(LISTING, "products", at(href("/learn")))).toBeUndefined();
});

test("what was found by a search belongs to the search, on the listing alone", () => {
  expect(currentOf(LISTING, "products", at(LISTING, "?q=copper"))).toBeUndefined();
  expect(currentOf(LISTING, "search", at(LISTING, "?q=copper"))).toBe("page");
  expect(searchOf(at(BEAUTY, "?q=copper"))).toBe("copper");
  expect(searchOf(at(href("/faq"), "?q=copper"))).toBe("");
});
