import { expect, test } from "vitest";
import { levelFor, passwordLack } from "./password-level.ts";

test.each([
  ["mango", "basic", "length"],
  ["mangos", "basic", undefined],
  ["mangos1", "low", "length"],
  ["mangosteen", "low", undefined],
  ["mangosteen", "medium", "number"],
  ["mangos1", "medium", "length"],
  ["mangosteen1", "medium", undefined],
  ["mangosteen1", "high", "symbol"],
  ["mango steen 1", "high", "symbol"],
  ["mango-steen", "high", "number"],
  ["mango-steen1", "high", undefined],
  // Eight characters, however many bytes they take.
  ["ñandú😀1", "medium", "length"],
  ["ñandúes1", "medium", undefined],
  ["मजबूतसंकेत१!", "high", undefined],
] as const)("%s for %s lacks %s", (password, level, lack) => {
  expect(passwordLack(password, level)).toBe(lack);
});

test.each([
  [{ staff: false, level: "high", alsoCustomers: false }, "basic"],
  [{ staff: false, level: "high", alsoCustomers: true }, "high"],
  [{ staff: true, level: "low", alsoCustomers: false }, "low"],
  [{ staff: true, level: "made up", alsoCustomers: false }, "medium"],
] as const)("%j asks for %s", (asked, level) => {
  expect(levelFor(asked)).toBe(level);
});
