import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EVERYTHING, PageCache } from "./page-cache.ts";

const lasting = { bytes: 10, ms: 60_000 };

// The store takes a start at 0 for none.
beforeEach(() => void vi.useFakeTimers().advanceTimersByTime(1));
afterEach(() => void vi.useRealTimers());

function filled(): PageCache<string> {
  const pages = new PageCache<string>(1_000);
  pages.put("/", "home", { ...lasting, shows: ["listing"] });
  pages.put("/products", "products", { ...lasting, shows: ["listing", "product:1"] });
  pages.put("/product/nad", "nad", { ...lasting, shows: ["product:1"] });
  pages.put("/terms", "terms", { ...lasting, shows: [] });
  return pages;
}

function left(pages: PageCache<string>): string[] {
  return ["/", "/products", "/product/nad", "/terms"].filter((key) => pages.get(key));
}

test.each([
  ["listing", ["/product/nad", "/terms"]],
  ["product:1", ["/", "/terms"]],
  ["product:2", ["/", "/products", "/product/nad", "/terms"]],
  [EVERYTHING, []],
])("a change of %s leaves %j", (name, expected) => {
  const pages = filled();
  pages.drop(name);
  expect(left(pages)).toEqual(expected);
});

test("a page that was put again goes by what it shows now", () => {
  const pages = filled();
  pages.put("/", "home with a product", { ...lasting, shows: ["product:9"] });
  pages.drop("listing");
  expect(pages.get("/")).toBe("home with a product");
  pages.drop("product:9");
  expect(pages.get("/")).toBeUndefined();
});

test("a page ends with its time, and one without time is not kept", () => {
  const pages = filled();
  pages.put("/", "brief", { shows: [], bytes: 1, ms: 1_000 });
  pages.put("/terms", "late", { shows: [], bytes: 1, ms: 0 });
  vi.advanceTimersByTime(1_001);
  expect(pages.get("/")).toBeUndefined();
  expect(pages.get("/terms")).toBe("terms");
});

test("when there is no room, the page longest unasked for goes, and a giant is not kept", () => {
  const pages = new PageCache<string>(25);
  pages.put("a", "a", { ...lasting, shows: ["x"] });
  pages.put("b", "b", { ...lasting, shows: ["x"] });
  pages.get("a");
  pages.put("c", "c", { ...lasting, shows: ["x"] });
  pages.put("giant", "giant", { shows: ["x"], bytes: 26, ms: 60_000 });
  expect(["a", "b", "c", "giant"].map((key) => pages.get(key))).toEqual([
    "a",
    undefined,
    "c",
    undefined,
  ]);
  pages.drop("x");
  expect(pages.get("a") ?? pages.get("c")).toBeUndefined();
});
