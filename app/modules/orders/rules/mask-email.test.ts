import fc from "fast-check";
import { expect, test } from "vitest";
import { maskEmail } from "./mask-email.ts";

test.each([
  ["maria@example.test", "m•••@example.test"],
  ["m@example.test", "m•••@example.test"],
  ['"a@b"@example.test', '"•••@example.test'],
])("%s is shown as %s", (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test("two mailboxes of the same letter and house cannot be told apart", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,20}$/), (rest) => {
      expect(maskEmail(`m${rest}@example.test`)).toBe("m•••@example.test");
    }),
  );
});
