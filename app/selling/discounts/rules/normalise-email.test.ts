import fc from "fast-check";
import { expect, it, test } from "vitest";
import { normaliseEmail } from "./normalise-email.ts";

test.each([
  ["Maria@Example.test", "maria@example.test"],
  [" maria+shop@example.test ", "maria@example.test"],
  ["m.ari.a+x@gmail.com", "maria@gmail.com"],
  ["maria@googlemail.com", "maria@gmail.com"],
  ["m.aria@example.test", "m.aria@example.test"],
  ["+tag@example.test", "+tag@example.test"],
  ["ｍaria@example.test", "maria@example.test"],
  ["nobody", "nobody"],
])("%s counts as %s", (email, same) => {
  expect(normaliseEmail(email)).toBe(same);
});

it("is the same the second time", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = normaliseEmail(email);
      expect(normaliseEmail(once)).toBe(once);
      expect(normaliseEmail(email.toUpperCase())).toBe(once);
    }),
  );
});
