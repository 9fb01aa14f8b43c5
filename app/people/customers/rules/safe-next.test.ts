import { expect, it } from "vitest";
import { safeNext } from "./safe-next.ts";

it.each(["/portal", "/order/abc?x=1", "/"])("keeps the path %s", (next) => {
  expect(safeNext(next)).toBe(next);
});

it.each([
  "//evil.test",
  "/\\evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "/\t/evil.test",
  "/a b",
  "portal",
  "",
  null,
  `/${"a".repeat(500)}`,
])("goes nowhere for %j", (next) => {
  expect(safeNext(next)).toBeUndefined();
});
