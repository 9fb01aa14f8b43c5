import { expect, test } from "vitest";
import { isLinkTarget } from "./campaign-terms.ts";

test.each([
  ["/learn", true],
  ["/product/klow?variant=KL-1", true],
  ["https://example.test/a?b=c#d", true],
  ["http://example.test", true],
  ["//evil.test", false],
  ["/\\evil.test", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["https://shop.example@evil.test/", false],
  ["https://", false],
  ["learn", false],
  ["", false],
])("%s: %s", (url, allowed) => {
  expect(isLinkTarget(url)).toBe(allowed);
});
