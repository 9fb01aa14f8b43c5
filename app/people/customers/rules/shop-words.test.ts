import { expect, test } from "vitest";
import { isShopWord, wordsOfNames } from "./shop-words.ts";

const words = wordsOfNames(["Project: Me", "BPC-157", "GHK-Cu Copper Peptide", "Sermorelin"]);

test.each([
  "projectme",
  "Project: Me",
  "ProjectMe2026!",
  "pr0jectm3",
  "sermorelin1",
  "Sermorelin-2026",
  "BPC-157",
  "bpc157bpc157",
  "copperpeptides",
  "Semaglutide!",
  "tirz3patid3",
])("%s is guessed by the shop's own words", (password) => {
  expect(isShopWord(password, words)).toBe(true);
});

test.each([
  "mango-avenue",
  "sermorelin-and-rain",
  "tirzepatide-90817263",
  "objective-seven",
  "cu-me-at-six",
  "157157",
])("%s is none of them", (password) => {
  expect(isShopWord(password, words)).toBe(false);
});
