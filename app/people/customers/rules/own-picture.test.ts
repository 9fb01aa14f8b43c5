import { expect, test } from "vitest";
import { initialOf } from "./own-picture.ts";

test.each([
  ["Lea", "L"],
  ["  ñora", "Ñ"],
  ["lea@example.test", "L"],
  ["😀 Joy", "😀"],
  ["", "?"],
])("%j is shown as %j", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
