import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

const KNOWN = ["orders", "memory"];

it.each([
  [[], { only: [], size: "small", save: false }],
  [["memory", "--save"], { only: ["memory"], size: "small", save: true }],
  [
    ["orders", "memory", "--sizes", "full"],
    { only: ["orders", "memory"], size: "full", save: false },
  ],
  [["--sizes", "small", "orders"], { only: ["orders"], size: "small", save: false }],
  [["--sizes"], undefined],
  [["--sizes", "huge"], undefined],
  [["everything"], undefined],
  [["--only", "orders"], undefined],
])("%j", (words, expected) => {
  expect(readArguments(words, KNOWN)).toEqual(expected);
});
