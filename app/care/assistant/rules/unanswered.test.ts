import { expect, test } from "vitest";
import { askedWords } from "./asked-words.ts";
import { questionToNote } from "./unanswered.ts";
import { vocabularyOf } from "./vocabulary.ts";

const vocabulary = vocabularyOf([
  {
    kind: "product",
    title: "Klow",
    names: "klow blend",
    body: "Dr Maria Reyes reviewed it. Keep it cold for 30 days after mixing.",
  },
]);
const noted = (message: string) => questionToNote(message, askedWords(message), vocabulary);

test("the same words in another order are one question", () => {
  expect(noted("Is Klow halal?")?.words).toBe(noted("halal ba ang klow")?.words);
});

test("addresses and numbers of people are taken out", () => {
  const question = noted("Is Klow halal? Send it to ana@mail.test or 0917 123 4567")?.question;
  expect(question).toBe("Is Klow halal? … it to … or …");
  expect(noted("Is Klow halal for 30 days?")?.question).toContain("30 days");
});

test("only words of the shop are stored: no name, street or part of an address", () => {
  const told = noted(
    "I am Maria Clara Canarsi of 14 Rizal St, maria.canarsi at gmail. Is Klow halal?",
  );
  expect(told?.words).toBe("halal klow");
  expect(told?.question).toBe("I am … of …, … at …. Is Klow halal?");
});

test("a story, and what asks for nothing, is not stored", () => {
  expect(noted("hello?")).toBeUndefined();
  expect(noted("Juana Canarsi?")).toBeUndefined();
  expect(noted("halal ".repeat(60))).toBeUndefined();
});
