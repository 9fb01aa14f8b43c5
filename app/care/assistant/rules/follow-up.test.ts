import { expect, it, test } from "vitest";
import { bareKind, isFollowUp, subjectsInTalk, withMeant } from "./follow-up.ts";
import { wordsOf } from "./asked-words.ts";

test.each([
  ["and reta?", true],
  ["How about to Davao", true],
  ["e yung sema po", true],
  ["ok what about reta", true],
  ["what is retatrutide", false],
  ["how much is klow", false],
  ["android phone", false],
  ["and my sister in Davao asks how she can pay for all of that with her card", false],
])("“%s” goes on with the question before: %s", (message, is) => {
  expect(isFollowUp(wordsOf(message))).toBe(is);
});

test.each([
  ["ilang mg yun", "ilang mg §p"],
  ["how much is it if it is on sale", "how much is it if it is on sale"],
  ["how much is klow", "how much is klow"],
])("“%s” is read as “%s” after a product", (message, read) => {
  expect(withMeant(wordsOf(message)).join(" ")).toBe(read);
});

test.each([
  ["pila ang bayad", "price"],
  ["how much po", "price"],
  ["and cold products?", "storage"],
  ["pila ang klow", undefined],
  ["can I take it cold", undefined],
  ["what about the products", undefined],
])("“%s” alone asks for %s", (message, kind) => {
  expect(bareKind(wordsOf(message))).toBe(kind);
});

const [glow, klow] = ["glow", "klow"].map((name) => ({ slug: name, name })) as [
  { slug: string; name: string },
  { slug: string; name: string },
];

it.each([
  ["names its own product", "price", "how much", [klow], [[glow]], [klow]],
  ["names none", "price", "how much", [], [[], [glow]], [glow]],
  ["compares with the one before", "compare", "or", [klow], [[glow]], [klow, glow]],
  ["compares the two before", "compare", "or", [], [[klow], [glow]], [klow, glow]],
  ["compares two", "compare", "or", [glow, klow], [[klow]], [glow, klow]],
  ["means both", "stock", "available both", [], [[klow], [glow]], [klow, glow]],
  ["asks what there is", "products", "what", [], [[glow]], []],
])("a question that %s", (_, kind, words, own, before, about) => {
  expect(subjectsInTalk({ kind, words: words.split(" "), own, before })).toEqual(about);
});
