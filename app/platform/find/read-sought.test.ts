import { expect, test } from "vitest";
import { readSought } from "./read-sought.ts";

const now = new Date("2026-11-21T02:00:00Z");

test.each([
  ["Peña  Maria ", ["%pena%", "%maria%"], "pena  maria%"],
  ["0917 123 4567", ["%9171234567%"], "0917 123 4567%"],
  ["001", ["%001%"], "001%"],
  ["100%_", [String.raw`%100\%\_%`], String.raw`100\%\_%`],
])("%j is looked for as %j", (typed, patterns, start) => {
  expect(readSought(typed, now)).toMatchObject({ patterns, start });
});

test.each(["", "  ", "ab", "a b"])("%j is too short", (typed) => {
  expect(readSought(typed, now)).toBeUndefined();
});
