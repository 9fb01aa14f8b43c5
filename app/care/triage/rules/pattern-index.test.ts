import fc from "fast-check";
import { expect, test } from "vitest";
import { mayFit, readPattern } from "./match-pattern.ts";
import { indexPatterns } from "./pattern-index.ts";

const word = fc.constantFrom("a1", "b1", "c1", "d1", "CHEST", "PAIN", "NOT");
const term = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join("|"));
const pattern = fc
  .array(term, { minLength: 1, maxLength: 4 })
  .map((terms) => readPattern(terms.join(" ")));

test("the index finds what trying each pattern finds, in the same order", () => {
  fc.assert(
    fc.property(fc.array(pattern), fc.array(word), (patterns, words) => {
      const things = new Set(words);
      const tried = patterns.flatMap((each, place) => (mayFit(each, things) ? [place] : []));
      expect(indexPatterns(patterns)(things)).toEqual(tried);
    }),
  );
});
