import { expect, test } from "vitest";
import { CAUTIONS, cautionsFor } from "./cautions.ts";
import { nameCautions } from "./name-cautions.ts";

const idsIn = (text: string) => nameCautions(text).map(({ id }) => id);

test("about eighty conditions and medicines have an id of their own and words", () => {
  expect(CAUTIONS.length).toBeGreaterThan(70);
  expect(new Set(CAUTIONS.map(({ id }) => id)).size).toBe(CAUTIONS.length);
  expect(CAUTIONS.filter(({ words, name }) => words.length === 0 || name === "")).toEqual([]);
});

test("each of their words names them", () => {
  const unread = CAUTIONS.flatMap(({ id, words }) =>
    words.filter((word) => !idsIn(`Hello, ${word} po`).includes(id)),
  );
  expect(unread).toEqual([]);
});

test.each([
  ["i have diabtes", ["diabetes"]],
  ["on warfarrin since june", ["blood_thinner"]],
  ["sakit po siya sa bato", ["kidney"]],
  ["I am 16", ["under_18"]],
  ["my 71-year-old mother", ["over_70"]],
  ["lola ko 80 na po", ["over_70"]],
  ["not sure if I am pregnant", ["pregnant"]],
])("“%s” names %j", (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test.each([
  "I am not pregnant and have no diabetes",
  "wala po akong sakit sa puso",
  "do you sell insulin syringes",
  "what are the signs of pancreatitis?",
  "may TB-500 ba kayo",
  "cancel my order",
  "I was 16 years old when I moved here",
  "I am 12 weeks into my course",
  "I had pneumonia in 2015 and recovered",
])("“%s” names nothing", (text) => {
  expect(idsIn(text)).toEqual([]);
});

test("an unknown compound needs every caution, and a known one only its own", () => {
  expect(cautionsFor(null)).toEqual(CAUTIONS);
  const ids = cautionsFor("ghk_cu").map(({ id }) => id);
  expect(ids).toContain("copper");
  expect(ids).toContain("pregnant");
  expect(ids).not.toContain("mtc");
  expect(cautionsFor("tirzepatide").map(({ id }) => id)).toContain("mtc");
});
