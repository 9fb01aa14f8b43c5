import fc from "fast-check";
import { expect, test } from "vitest";
import { endOf, pathOf, shownBy } from "./old-path.ts";

test.each([
  ["/Pages/About-Us/", "/pages/about-us"],
  [" /caf\u00E9 ", "/caf%c3%a9"],
  ["/a/../b", "/b"],
  ["/", "/"],
  ["https://evil.example/x", undefined],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/a/..//evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["pages/about", undefined],
  ["", undefined],
])("the path %j is stored as %j", (typed, path) => {
  expect(pathOf(typed)).toBe(path);
});

test("no stored path leaves the shop", () => {
  const parts = fc.array(
    fc.constantFrom("/", "\\", "..", ".", "@", "evil.example", ":", "\t", "%2f"),
  );
  fc.assert(
    fc.property(parts, (some) => {
      const path = pathOf(`/${some.join("")}`) ?? "/";
      expect(new URL(path, "https://shop.test").origin).toBe("https://shop.test");
    }),
  );
});

test.each([
  ["/products/glow", { kind: "product", slug: "glow" }],
  ["/collections/all/products/glow", { kind: "product", slug: "glow" }],
  ["/collections/skin", { kind: "category", slug: "skin" }],
  ["/product-category/care/skin", { kind: "category", slug: "skin" }],
  ["/pages/about-us", undefined],
])("%s showed %j", (path, shown) => {
  expect(shownBy(path)).toEqual(shown);
});

test("a chain leads to its end, and a circle nowhere", () => {
  const ways = new Map([
    ["/a", "/b"],
    ["/b", "/learn"],
    ["/x", "/y"],
    ["/y", "/x"],
  ]);
  expect(["/a", "/b", "/x", "/learn"].map((path) => endOf(path, ways))).toEqual([
    "/learn",
    "/learn",
    undefined,
    undefined,
  ]);
});
