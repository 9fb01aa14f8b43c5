import { expect, test } from "vitest";
import { resultMessages } from "../texts/shopper-result.ts";
import { answerLabels, questionTexts } from "../texts/shopper.ts";
import { CHALLENGES, CONDITIONS } from "../rules/questions.ts";
import { CURRENT_TEXTS, HEALTH_TEXTS } from "./health-texts.server.ts";

const items = HEALTH_TEXTS.flatMap((part) => part.items);
const read = items.flatMap(({ name, lead = "", texts }) => [name, lead, ...texts]);
const leadOf = (name: string) => items.find((item) => item.name === name)?.lead;
const textsOf = (name: string) => items.find((item) => item.name === name)?.texts ?? [];

test("a clinician reads every question, why it is asked, and what can be answered", () => {
  for (const { title, why } of Object.values(questionTexts)) {
    expect(read).toContain(title);
    expect(read).toContain(why);
  }
  const { goals, challenges, ages, conditions, experiences } = answerLabels;
  const labels = [goals, challenges, ages, conditions, experiences].flatMap((each) =>
    Object.values<string>(each),
  );
  expect(labels.filter((label) => !read.includes(label))).toEqual([]);
});

test("and the words for each answer", () => {
  for (const condition of CONDITIONS) expect(read).toContain(resultMessages.condition(condition));
  for (const challenge of CHALLENGES) expect(read).toContain(resultMessages.note(challenge));
  const { consultationLead, doctorFirst, asked, emergency, hintMore } = resultMessages;
  for (const text of [consultationLead, doctorFirst, asked, emergency, hintMore]) {
    expect(read).toContain(text);
  }
});

test("what a condition leads to is the rule's own word", () => {
  const always = "Always: professional first, no product.";
  expect(leadOf(answerLabels.conditions.pregnancy)).toBe(always);
  expect(leadOf(answerLabels.conditions.heart_disease)).toBe(
    "Professional first, no product: With a doctor; Over 60. Otherwise: products, below a notice to see a doctor first.",
  );
});

test("the steps of labels are those of the approved medicines, by experience", () => {
  expect(textsOf("tirzepatide").join("\n")).toMatch(
    /I’ve tried them: Usual label step: 5mg weekly/,
  );
  expect(textsOf("tirzepatide").join("\n")).toMatch(/None: Usual label step: 2\.5mg weekly/);
});

test("no text comes twice in one place, and the version is short enough to be said", () => {
  for (const { texts } of items) expect(new Set(texts).size).toBe(texts.length);
  expect(CURRENT_TEXTS.version).toMatch(/^[\da-f]{12}$/);
});
