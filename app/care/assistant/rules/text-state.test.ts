import { expect, test } from "vitest";
import { NOW } from "#tests/now.ts";
import { changeState, reviewState } from "./text-state.ts";

test("a review is old after a year, and only an article has one", () => {
  expect(reviewState("article", null, NOW)).toBe("none");
  expect(reviewState("article", NOW.toISOString().slice(0, 10), NOW)).toBe("fresh");
  expect(reviewState("article", "2020-01-01", NOW)).toBe("old");
  expect(reviewState("product", null, NOW)).toBe("unneeded");
});

test("a text is what it was at the evaluation, or changed, or new", () => {
  const evaluation = { texts: { "/learn/a": "abc" } };
  expect(changeState(evaluation, "/learn/a", "abc")).toBe("same");
  expect(changeState(evaluation, "/learn/a", "abd")).toBe("changed");
  expect(changeState(evaluation, "/learn/b", "abc")).toBe("new");
});
