import { expect, test } from "vitest";
import { policy, type RoutePolicy } from "#app/policy.ts";
import { cacheKey } from "./cache-key.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=mail&fbclid=1", "/"],
  ["/products", "/products"],
  ["/products?sort=rating&page=2", "/products?sort=rating&page=2"],
  ["/products?page=2&x=1&sort=rating", "/products?sort=rating&page=2"],
  ["/products?sort=rating&sort=popular", "/products?sort=rating"],
  ["/products?q=&page=1", "/products?page=1"],
  ["/products?q=nad%2B", "/products?q=nad%2B"],
  ["/products/weight-loss", "/products/weight-loss"],
  ["/product/nad-plus?q=x", "/product/nad-plus"],
  ["/_.data", "/_.data"],
  ["/_.data?q=x", "/_.data"],
  ["/products.data?page=2&_routes=root", "/products.data?page=2&_routes=root"],
  ["/products?_routes=root", "/products"],
])("%s is shared as %s", (asked, target) => {
  expect(cacheKey(asked)).toBe(target);
});

test.each([
  "/cart",
  "/?ref=JUDE123456",
  "/products?page=2&ref=x",
  "/cart.data",
  "/checkout",
  "/portal",
  "/admin/orders",
  "/order/abc",
  "/nope",
  "/_root.data",
  "/products/a/b",
  "/assets/app.js",
  "//elsewhere.example/products",
  "/\\elsewhere.example/products",
  "/products\\..",
  "http://elsewhere.example/products",
  String.raw`/\elsewhere.example/products`,
  String.raw`/products\..`,
  "*",
  "",
  `/products?q=${"a".repeat(1_000)}`,
])("%s is nobody's but the app's", (asked) => {
  expect(cacheKey(asked)).toBeUndefined();
});

test("only what anyone may read, without a limit, is shared", () => {
  const rows = Object.entries<RoutePolicy>(policy);
  const shared = rows.filter(([, row]) => row.GET?.shared || row.POST?.shared);
  expect(shared.length).toBeGreaterThan(5);
  for (const [, { GET, POST }] of shared) {
    expect(GET).toEqual({ who: "anyone", shared: expect.any(Array) });
    expect(POST?.shared).toBeUndefined();
  }
});
