import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { categoryInput, heirInput } from "./input.ts";

test("a category without an address gets the one of its name", () => {
  expect(parseForm(categoryInput, { name: " Deep  Sleep ", slug: " ", look: "" })).toEqual({
    ok: true,
    value: {
      name: "Deep  Sleep",
      slug: "deep-sleep",
      description: "",
      look: null,
      isActive: false,
    },
  });
});

test.each([
  ["name", { name: " " }],
  ["name", { name: "a\u0007" }],
  ["slug", { name: "Sleep", slug: "Deep Sleep" }],
  ["slug", { name: "Sleep", slug: "a".repeat(81) }],
  ["description", { name: "Sleep", description: "a".repeat(301) }],
  ["look", { name: "Sleep", look: "toString" }],
])("%s is asked for again: %j", (field, texts) => {
  const form = parseForm(categoryInput, texts);
  expect(form).toMatchObject({ ok: false, errors: { [field]: expect.any(String) } });
});

test.each([
  ["", undefined],
  ["none", null],
  ["0192e0a0-0000-7000-8000-000000000001", "0192e0a0-0000-7000-8000-000000000001"],
])("the products go to %j", (heir, expected) => {
  expect(parseForm(heirInput, { heir })).toEqual({ ok: true, value: { heir: expected } });
});
