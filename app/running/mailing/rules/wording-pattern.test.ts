import { describe, expect, it, test } from "vitest";
import { fillPattern, patternOf, readPattern, variablesIn } from "./wording-pattern.ts";

describe("words with variables", () => {
  it.each([
    ["Order {order_number}", "Order PM-1"],
    ["{order_number}{order_number}", "PM-1PM-1"],
    ["No variable", "No variable"],
    ["", ""],
  ])("%s", (pattern, filled) => {
    expect(fillPattern(pattern, { order_number: "PM-1" })).toBe(filled);
  });

  it.each([
    ["Order {", { why: "brace" }],
    ["Order }", { why: "brace" }],
    ["{{order_number}}", { why: "brace" }],
    ["{order", { why: "brace" }],
    ["{}", { why: "unknown", name: "" }],
    ["{order number}", { why: "unknown", name: "order number" }],
    ["{ORDER_NUMBER}", { why: "unknown", name: "ORDER_NUMBER" }],
    ["{constructor}", { why: "unknown", name: "constructor" }],
  ])("are refused: %s", (pattern, problem) => {
    expect(readPattern(pattern)).toEqual({ problem });
    expect(fillPattern(pattern, { order_number: "PM-1" })).toBeUndefined();
    expect(variablesIn(pattern)).toEqual([]);
  });

  it("say nothing where a variable has no value", () => {
    expect(
      fillPattern("Order {order_number} by {until}", { order_number: "PM-1" }),
    ).toBeUndefined();
  });
});

test("a value with braces stays as it is", () => {
  expect(fillPattern("For {product}", { product: "{until}" })).toBe("For {until}");
});

test("a text becomes its pattern, the longest value first", () => {
  const values = { order_number: "PM-26-12", units: "12", product: "" };
  expect(patternOf("12 of PM-26-12", values)).toBe("{units} of {order_number}");
  expect(fillPattern(patternOf("12 of PM-26-12", values), values)).toBe("12 of PM-26-12");
});
