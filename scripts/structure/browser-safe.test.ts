import { expect, test } from "vitest";
import { browserProblem } from "./browser-safe.ts";

test.each([
  ['import { href } from "react-router";', undefined],
  ['import { href, Link } from "react-router";', expect.stringContaining("what renders belongs")],
])("rules take nothing of the router but href: %s", (text, expected) => {
  const path = "app/selling/cart/rules/landing.ts";
  expect(browserProblem(path, "react-router", undefined, text)).toEqual(expected);
});
