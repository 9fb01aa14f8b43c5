import { expect, test } from "vitest";
import { namesAny, phoneTextProblem } from "./phone-text.ts";

test.each([
  ["", undefined],
  ["A new offer is waiting in your shop until Sunday.", undefined],
  ["a".repeat(135), undefined],
  ["a".repeat(136), "long"],
  ["Read it at www.shop.ph", "link"],
  ["Read it at myshop.com today", "link"],
  ["Half price for every vial", "reveals"],
  ["New tirzepatide", "reveals"],
])("%s", (text, problem) => {
  expect(phoneTextProblem(text)).toBe(problem);
});

test.each([
  ["Save on GHK-Cu now", true],
  ["ghk cu", true],
  ["A glow for you", true],
  ["Aglow", false],
  ["", false],
])("%s names a product: %s", (text, names) => {
  expect(namesAny(text, ["GHK-Cu", "Glow"])).toBe(names);
});
