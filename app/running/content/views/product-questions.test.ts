import { expect, it } from "vitest";
import type { FaqCategory, LiveFact } from "./faq-terms.ts";
import { productQuestions } from "./product-questions.ts";

const entry = (category: FaqCategory, position: number, live: LiveFact = "none") => ({
  category,
  position,
  live,
  question: `${category} ${position}`,
  answer: "",
});

it("takes the first two of each category that buyers ask about", () => {
  const entries = [
    entry("support", 1),
    entry("ordering", 1),
    entry("safety", 3),
    entry("safety", 2),
    entry("safety", 1),
    entry("product", 1),
  ];
  expect(productQuestions(entries).map(({ question }) => question)).toEqual([
    "product 1",
    "safety 1",
    "safety 2",
    "ordering 1",
  ]);
});

it("leaves out what the FAQ page fills with figures of its own", () => {
  expect(productQuestions([entry("product", 1, "courses"), entry("product", 2)])).toHaveLength(1);
});
