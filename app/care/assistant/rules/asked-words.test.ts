import { expect, test } from "vitest";
import { askedWords } from "./asked-words.ts";

test("a word is found by what the texts call it, in its plural as well", () => {
  expect(askedWords("refs")).toEqual([{ word: "refs", others: ["fridge", "cold"] }]);
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])(
  "%s is a word like others",
  (typed) => {
    const asked = askedWords(`Is ${typed} approved?`);
    expect(asked.flatMap(({ others }) => others)).toEqual([]);
  },
);
