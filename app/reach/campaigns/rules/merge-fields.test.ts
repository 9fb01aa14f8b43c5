import fc from "fast-check";
import { expect, test } from "vitest";
import { fillFields, mergeProblem } from "./merge-fields.ts";

test.each([
  ["Hello {first_name|there}", undefined],
  ["News of {shop_name}", undefined],
  ["{ first_name | there }", undefined],
  ["Hello {first_name}", "no_fallback"],
  ["Hello {first_name| }", "no_fallback"],
  ["Hello {name|there}", "unknown_field"],
  ["{}", "unknown_field"],
  ["Hello {first_name|there", "stray_brace"],
  ["Hello }", "stray_brace"],
  ["{{first_name|there}}", "stray_brace"],
  ["no field at all", undefined],
])("%s: %s", (text, problem) => {
  expect(mergeProblem(text)).toBe(problem);
});

test("a name is filled in, or its fallback where nobody knows it", () => {
  const text = "Hello {first_name|there}, this is {shop_name}";
  const shop = { shop_name: "Project: Me" };
  expect(fillFields(text, { ...shop, first_name: "Maria" })).toBe(
    "Hello Maria, this is Project: Me",
  );
  expect(fillFields(text, { ...shop, first_name: " " })).toBe("Hello there, this is Project: Me");
});

test("a text without problems has no brace once it is filled in", () => {
  const word = fc.stringMatching(/^[a-z ]{1,8}$/);
  const part = fc.oneof(
    word,
    fc.constantFrom("{first_name|there}", "{shop_name}", "{", "}", "{x|y}", "{first_name}"),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join("");
      if (mergeProblem(text) !== undefined) return;
      const filled = fillFields(text, { first_name: "Maria", shop_name: "Shop" });
      expect(filled).not.toMatch(/[{}]/);
    }),
  );
});

test("what a name looks like changes nothing else of the text", () => {
  expect(
    fillFields("Hello {first_name|there}", { first_name: "{shop_name} $& $1", shop_name: "Shop" }),
  ).toBe("Hello {shop_name} $& $1");
});
