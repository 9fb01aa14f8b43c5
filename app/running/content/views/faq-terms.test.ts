import { expect, it, test } from "vitest";
import { groupFaq, searchFaq, type FaqCategory } from "./faq-terms.ts";

const entry = (category: FaqCategory, position: number, question: string, answer = "") => ({
  category,
  position,
  question,
  answer,
});
const stored = [
  entry("ordering", 2, "How can I pay?", "By card, GCash or Maya."),
  entry("product", 1, "What is a peptide?", "A short chain of amino acids."),
  entry("ordering", 1, "How is it cooled?", "At 2-8 °C."),
];

test("groups stand in the page's order, entries in theirs, and empty groups not at all", () => {
  expect(
    groupFaq(stored).map(({ name, entries }) => [name, entries.map((e) => e.question)]),
  ).toEqual([
    ["Product Information", ["What is a peptide?"]],
    ["Ordering & Shipping", ["How is it cooled?", "How can I pay?"]],
  ]);
});

it.each([
  ["", 3],
  ["  ", 3],
  ["gcash", 1],
  ["GCASH maya", 1],
  ["gcash peptide", 0],
  ["2-8 C", 1],
  ["shipping", 2],
  ["???", 3],
  ["péptide", 1],
])("%j finds %i", (search, count) => {
  expect(searchFaq(stored, search)).toHaveLength(count);
});
