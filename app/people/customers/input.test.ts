import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { accountMessages } from "./texts/shopper.ts";
import { passwordChange, profileInput, signInInput } from "./input.ts";

const good = { email: "carla@example.test", password: "secret" };

test("an address is read without the spaces and capitals of its writer", () => {
  expect(parseForm(signInInput, { ...good, email: " Carla@Example.TEST " })).toEqual({
    ok: true,
    value: good,
  });
});

test("a password is taken as it is", () => {
  const password = "  Päss wörd\u0000 ";
  expect(parseForm(signInInput, { ...good, password })).toMatchObject({ value: { password } });
});

test.each([
  [{ email: "" }, { email: "Invalid email address" }],
  [{ email: "carla" }, { email: "Invalid email address" }],
  [{ email: "carla@example" }, { email: "Invalid email address" }],
  [{ email: "a@b.test, c@d.test" }, { email: "Invalid email address" }],
  [{ email: "carla@example.test\u0000" }, { email: "Invalid email address" }],
  [{ email: `${"a".repeat(250)}@example.test` }, { email: "Invalid email address" }],
  [{ password: "" }, { password: "Password must be at least 6 characters" }],
  [{ password: "12345" }, { password: "Password must be at least 6 characters" }],
  [{ password: "x".repeat(129) }, { password: "Password must be at most 128 characters" }],
])("%j is answered with %j", (wrong, errors) => {
  expect(parseForm(signInInput, { ...good, ...wrong })).toMatchObject({ ok: false, errors });
});

test("an empty form says what both fields need", () => {
  expect(parseForm(signInInput, {})).toMatchObject({
    errors: {
      email: "Invalid email address",
      password: "Password must be at least 6 characters",
    },
  });
});

test.each([
  ["", null],
  [" 0917 123 4567 ", "+639171234567"],
  ["+1 415 555 2671", "+14155552671"],
])("the phone %j is stored as %j", (phone, stored) => {
  expect(parseForm(profileInput, { phone })).toMatchObject({ value: { phone: stored } });
});

test.each(["0917", "call me", "8123 4567", "1".repeat(31)])("%j is no phone", (phone) => {
  const answer = parseForm(profileInput, { phone });
  expect(answer).toMatchObject({ errors: { phone: accountMessages.oddPhone } });
});

test("what a browser left out is asked for in our own words", () => {
  expect(parseForm(profileInput, {})).toMatchObject({
    errors: { phone: accountMessages.oddPhone },
  });
  expect(parseForm(passwordChange, {})).toMatchObject({
    errors: {
      currentPassword: accountMessages.currentPasswordMissing,
      newPassword: accountMessages.shortPassword,
    },
  });
});
