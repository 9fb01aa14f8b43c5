import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.mjs";

describe("the arguments of npm test", () => {
  it.each([
    [[], { verbose: false, changed: false, only: [] }],
    [["--verbose"], { verbose: true, changed: false, only: [] }],
    [["--only", "money"], { verbose: false, changed: false, only: ["money"] }],
    [
      ["--only", "a", "--verbose", "--only", "b"],
      { verbose: true, changed: false, only: ["a", "b"] },
    ],
    [["--changed"], { verbose: false, changed: true, only: [] }],
    [["--changed", "--only", "a"], { verbose: false, changed: true, only: ["a"] }],
    [["--only"], undefined],
    [["--only", "--verbose"], undefined],
    [["money"], undefined],
    [["--quick"], undefined],
  ])("%j", (words, expected) => {
    expect(readArguments(words)).toEqual(expected);
  });
});
