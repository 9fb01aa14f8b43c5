import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { signInInput } from "./input.ts";

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
