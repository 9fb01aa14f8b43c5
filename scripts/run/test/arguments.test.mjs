import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.mjs";

describe("the arguments of npm test", () => {
  it.each([
    [[], { verbose: false, times: false, changed: false, only: [] }],
    [["--verbose"], { verbose: true, times: false, changed: false, only: [] }],
    [["--only", "money"], { verbose: false, times: false, changed: false, only: ["money"] }],
    [
      ["--only", "a", "--verbose", "--only", "b"],
      { verbose: true, times: false, changed: false, only: ["a", "b"] },
    ],
    [["--changed"], { verbose: false, times: false, changed: true, only: [] }],
    [["--changed", "--only", "a"], { verbose: false, times: false, changed: true, only: ["a"] }],
    [["--times"], { verbose: false, times: true, changed: false, only: [] }],
    [["--only"], undefined],
    [["--only", "--verbose"], undefined],
    [["money"], undefined],
    [["--quick"], undefined],
  ])("%j", (words, expected) => {
    expect(readArguments(words)).toEqual(expected);
  });
});
