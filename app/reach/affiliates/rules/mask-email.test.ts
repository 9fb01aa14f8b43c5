import fc from "fast-check";
import { expect, it, test } from "vitest";
import { maskEmail } from "./mask-email.ts";

test.each([
  ["juan@gmail.com", "j•••@g…"],
  ["a@b", "a•••@b…"],
  ["odd", "o•••@…"],
  ["", "•••@…"],
])("%s is shown as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it("shows two letters at most, however long the address", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(maskEmail(email).replaceAll(/[•@…]/g, "").length).toBeLessThanOrEqual(2);
    }),
  );
});
