import { expect, it } from "vitest";
import { safeHref } from "./safe-href.ts";

it.each([
  "https://fda.gov.ph/x?y=1#z",
  "http://example.com",
  "HTTPS://EXAMPLE.COM",
  "mailto:someone@example.com",
  "/privacy",
  "/",
])("%s may be shown", (href) => {
  expect(safeHref(href)).toBe(href);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "file:///etc/passwd",
  "relative/page",
  "",
])("%j may not", (href) => {
  expect(safeHref(href)).toBeUndefined();
});
