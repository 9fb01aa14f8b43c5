import { describe, expect, it, test } from "vitest";
import { healthWordIn } from "./health-words.ts";
import { rewordText, tidyWords, wordingProblem } from "./wordings.ts";

const subject = { place: "subject", pattern: "Order {order_number} was delivered" } as const;
const known = ["order_number", "product"] as const;
const problem = (own: string) => wordingProblem("order-delivered", subject, own, known);

describe("words that would break a mail are refused", () => {
  it.each([
    ["Here is {order_number}", undefined],
    ["Here it is", { why: "missing", name: "order_number" }],
    ["{order_number} {until}", { why: "not_here", name: "until" }],
    ["{order_number} {nothing}", { why: "unknown", name: "nothing" }],
    ["{order_number", { why: "brace" }],
    ["{order_number} has your vials", { why: "health", name: "vials" }],
    ["{order_number} of {product}", { why: "health", name: "{product}" }],
    [`{order_number}${"x".repeat(120)}`, { why: "too_long" }],
    ["{order_number}\u0007", { why: "control" }],
    ["{order_number}\uD800", { why: "control" }],
  ])("%s", (own, expected) => {
    expect(problem(own)).toEqual(expected);
  });

  it("a text may name a product, and a subject to staff too", () => {
    const text = { place: "text", pattern: "It was delivered." } as const;
    expect(wordingProblem("order-delivered", text, "Your {product} came.", known)).toBeUndefined();
    const toStaff = { place: "subject", pattern: "Stock is low" } as const;
    expect(wordingProblem("staff-low-stock", toStaff, "Few vials left", [])).toBeUndefined();
  });
});

test.each([
  ["Order PM-26-000123 was delivered", undefined],
  ["Your consultation is tomorrow", undefined],
  ["Your dose is due", "dose"],
  ["Semaglutide is back", "Semaglutide"],
  ["10 mg left", "10 mg"],
  ["How is your weight?", "weight"],
])("health words in “%s”", (text, word) => {
  expect(healthWordIn(text)).toBe(word);
});

describe("a text of a mail", () => {
  const own = [{ ...subject, own: "{order_number} is there" }];
  const values = { order_number: "PM-1" };

  it("is sent in the words of staff", () => {
    const text = "Order PM-1 was delivered";
    expect(rewordText(own, values, "subject", text)).toBe("PM-1 is there");
    expect(rewordText(own, values, "title", text)).toBe(text);
    expect(rewordText(own, { order_number: "PM-2" }, "subject", text)).toBe(text);
  });

  it("stays as it is where the words would need what the mail does not have", () => {
    const wanting = [{ place: "text", pattern: "Hello", own: "Until {until}" }] as const;
    expect(rewordText(wanting, {}, "text", "Hello")).toBe("Hello");
  });
});

test("words are saved in one line", () => {
  expect(tidyWords("  One\r\n  two ")).toBe("One two");
});
