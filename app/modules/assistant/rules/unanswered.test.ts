import { expect, test } from "vitest";
import { askedWords } from "./asked-words.ts";
import { questionToNote } from "./unanswered.ts";

const noted = (message: string) => questionToNote(message, askedWords(message));

test("the same words in another order are one question", () => {
  expect(noted("Is Klow halal?")?.words).toBe(noted("halal ba ang klow")?.words);
});

test("addresses and numbers of people are taken out", () => {
  const question = noted("Is Klow halal? Write to ana@mail.test or 0917 123 4567")?.question;
  expect(question).toBe("Is Klow halal? Write to … or …");
  expect(noted("Is Klow halal for 30 days?")?.question).toContain("30 days");
});

test("a story, and what asks for nothing, is not stored", () => {
  expect(noted("hello?")).toBeUndefined();
  expect(noted("halal ".repeat(60))).toBeUndefined();
});
