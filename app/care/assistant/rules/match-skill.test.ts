import { expect, test } from "vitest";
import { bestOf, readAsks, skillMatcher } from "./match-skill.ts";
import { readTopics, wordsOf } from "./read-topics.ts";

const SKILLS = [
  { id: "price", asks: "price" },
  { id: "delivery", asks: "deliver, duration place + price fee" },
  { id: "order", asks: "order" },
  { id: "parcel", asks: "order" },
  { id: "greeting", asks: "greeting", isAlone: true },
];
const match = skillMatcher(SKILLS);
const found = (message: string) => bestOf(match(readTopics(wordsOf(message))))?.id;

test.each([
  ["How much is it?", "price"],
  ["How much is the delivery?", "delivery"],
  ["tagpila ni?", "price"],
  ["Good evening po", "greeting"],
])("“%s” asks for %s", (message, id) => {
  expect(found(message)).toBe(id);
});

test("words without a topic do not hide a question", () => {
  expect(found("my aunt in the blue house wonders about the price of it")).toBe("price");
});

test("a tie asks for nothing, and neither does a message without a topic", () => {
  expect(found("my order")).toBeUndefined();
  expect(found("the weather looks grey")).toBeUndefined();
});

test("a greeting before a question is not the question", () => {
  expect(found("good evening, how much is it")).toBe("price");
  expect(found("good evening, my knee looks strange today")).toBeUndefined();
});

test("what is about another service is no question for the shop", () => {
  expect(found("the price of a netflix plan")).toBeUndefined();
});

test("ways are separated by commas, and topics that often come along follow a plus", () => {
  expect(readAsks("deliver, duration place + price fee")).toEqual({
    ways: [["deliver"], ["duration", "place"]],
    also: ["price", "fee"],
  });
});
