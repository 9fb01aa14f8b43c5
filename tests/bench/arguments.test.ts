import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

const KNOWN = ["orders", "memory"];

it.each([
  [[], { only: [], size: "small" }],
  [["memory"], { only: ["memory"], size: "small" }],
  [["orders", "memory", "--sizes", "full"], { only: ["orders", "memory"], size: "full" }],
  [["--sizes", "small", "orders"], { only: ["orders"], size: "small" }],
  [["--sizes"], undefined],
  [["--sizes", "huge"], undefined],
  [["everything"], undefined],
  [["--only", "orders"], undefined],
])("%j", (words, expected) => {
  expect(readArguments(words, KNOWN)).toEqual(expected);
});
