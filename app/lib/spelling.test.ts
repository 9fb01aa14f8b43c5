import { expect, test } from "vitest";
import { camelKeys, snakeCase } from "./spelling.ts";

test("a form's names become those of the code, and back", () => {
  const camel = camelKeys({ course_weeks_min: 4, sku: "A", option1_name: null });
  expect(camel).toEqual({ courseWeeksMin: 4, sku: "A", option1Name: null });
  expect(Object.keys(camel).map(snakeCase)).toEqual(["course_weeks_min", "sku", "option1_name"]);
});
