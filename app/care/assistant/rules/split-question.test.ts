import { expect, test } from "vitest";
import { partsOfQuestion } from "./split-question.ts";

test.each([
  ["how much is klow, and is it in stock?", 2],
  ["pila ang glow ug naa pa ba moy stock", 2],
  ["magkano ang sema tapos paano magbayad", 2],
  ["sema 10mg stock + price", 2],
  ["how much is klow?", 0],
  ["is 99.8% pure", 0],
  ["a, b, c, d, e, f, g", 0],
])("“%s” has %d parts", (message, count) => {
  expect(partsOfQuestion(message)).toHaveLength(count);
});
