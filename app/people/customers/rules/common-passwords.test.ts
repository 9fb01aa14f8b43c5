import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "password",
  "Password1",
  "iloveyou",
  "123456",
  "1234567890",
  "654321",
  "qwerty",
  "QWERTYUIOP",
  "poiuyt",
  "abcdef",
  "aaaaaa",
  "abcabc",
  "112112",
  "111222",
])("%s is one of the first to be tried", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(["mango-avenue", "demo-customer-2026", "ñandú!", "12 mangoes", "qwerty mango", "zebra7"])(
  "%s is not",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test("the own address is no secret, and neither is its name", () => {
  expect(isCommonPassword("Carla.Cruz", "carla.cruz@example.test")).toBe(true);
  expect(isCommonPassword("carla.cruz@example.test", "carla.cruz@example.test")).toBe(true);
  expect(isCommonPassword("carla.cruz", "maria@example.test")).toBe(false);
});
