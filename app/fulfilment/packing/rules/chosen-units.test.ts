import { expect, test } from "vitest";
import { partField, readChosen } from "./chosen-units.ts";

test.each([
  [{ courier: "LBC" }, undefined, false],
  [{ [partField("a")]: "2", [partField("b")]: "" }, { a: 2, b: 0 }, false],
  [{ [partField("a")]: " 1 " }, { a: 1 }, false],
  [{ [partField("a")]: "-1" }, undefined, true],
  [{ [partField("a")]: "1.5", [partField("b")]: "1" }, undefined, true],
  [{ [partField("a")]: "12345" }, undefined, true],
] as const)("%j is read", (texts, units, isWrong) => {
  const read = readChosen(texts);
  expect(read.isWrong).toBe(isWrong);
  expect(read.chosen && Object.fromEntries(read.chosen)).toEqual(units);
});
