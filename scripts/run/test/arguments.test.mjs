import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.mjs";

describe("the arguments of npm test", () => {
  it.each([
    [[], { verbose: false, only: [] }],
    [["--verbose"], { verbose: true, only: [] }],
    [["--only", "money"], { verbose: false, only: ["money"] }],
    [["--only", "a", "--verbose", "--only", "b"], { verbose: true, only: ["a", "b"] }],
    [["--only"], undefined],
    [["--only", "--verbose"], undefined],
    [["money"], undefined],
    [["--quick"], undefined],
  ])("%j", (words, expected) => {
    expect(readArguments(words)).toEqual(expected);
  });
});
