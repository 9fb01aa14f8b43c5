import fc from "fast-check";
import { expect, test } from "vitest";
import { authorName } from "./author-name.ts";

test.each([
  ["Maria", "Santos", "Maria S."],
  ["Maria Clara", "de la Cruz", "Maria D."],
  [" Ana ", " ", "Ana"],
  ["Ñora", "ñ", "Ñora Ñ."],
])("%j %j is %j", (first, last, shown) => {
  expect(authorName(first, last)).toBe(shown);
});

test("no more of the last name than its first letter is ever shown", () => {
  const name = fc.stringMatching(/^[a-z]{3,12}$/);
  fc.assert(
    fc.property(name, name, (first, last) => {
      expect(authorName(first, last)).toHaveLength(first.length + 3);
    }),
  );
});
