import { expect, it, test } from "vitest";
import { isFollowUp, subjectsInTalk } from "./follow-up.ts";
import { wordsOf } from "./asked-words.ts";

test.each([
  ["and reta?", true],
  ["How about to Davao", true],
  ["e yung sema po", true],
  ["what is retatrutide", false],
  ["how much is klow", false],
  ["android phone", false],
  ["and my sister in Davao asks how she can pay for all of that with her card", false],
])("“%s” goes on with the question before: %s", (message, is) => {
  expect(isFollowUp(wordsOf(message))).toBe(is);
});

const [glow, klow] = ["glow", "klow"].map((name) => ({ slug: name, name })) as [
  { slug: string; name: string },
  { slug: string; name: string },
];

it.each([
  ["names its own product", "price", [klow], [[glow]], [klow]],
  ["names none", "price", [], [[], [glow]], [glow]],
  ["compares with the one before", "compare", [klow], [[glow]], [klow, glow]],
  ["compares the two before", "compare", [], [[klow], [glow]], [klow, glow]],
  ["compares two", "compare", [glow, klow], [[klow]], [glow, klow]],
  ["asks what there is", "products", [], [[glow]], []],
])("a question that %s", (_, kind, own, before, about) => {
  expect(subjectsInTalk({ kind, own, before })).toEqual(about);
});
