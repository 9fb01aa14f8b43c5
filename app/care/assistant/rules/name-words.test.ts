import { expect, test } from "vitest";
import { nameWords } from "./name-words.ts";

test("each word of titles and names comes once, with every passage that is called so", () => {
  const passages = [
    { title: "Tirzepatide 10 mg", names: "tirzepatide weekly" },
    { title: "Can I store tirzepatide?", names: "" },
    { title: "Piña", names: "the SKIN" },
  ];
  expect(Object.fromEntries(nameWords(passages))).toEqual({
    tirzepatide: [0, 1],
    weekly: [0],
    store: [1],
    pina: [2],
    skin: [2],
  });
  expect(nameWords([])).toEqual(new Map());
});
