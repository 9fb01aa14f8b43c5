import { expect, test } from "vitest";
import { judgeForm } from "./judge-form.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const shown = (secondsAgo: number, asked = false) => ({
  key: "k",
  shownAt: new Date(NOW.getTime() - secondsAgo * 1_000),
  asked,
});
const DAY = 24 * 60 * 60;

test.each([
  ["somebody who took a minute", shown(60), "", "take"],
  ["somebody who took three seconds", shown(3), "", "take"],
  ["blanks in the hidden field", shown(60), "  ", "take"],
  ["somebody faster", shown(2), "", "ask_again"],
  ["the same, asked to press once more", shown(2, true), "", "take"],
  ["a clock of another process that is ahead", shown(-1), "", "ask_again"],
  ["the hidden field filled", shown(60), "https://spam.example", "ask_again"],
  ["filled blindly a second time", shown(60, true), "https://spam.example", "ask_again"],
  ["a form open since yesterday", shown(DAY), "", "take"],
  ["a form open for longer", shown(DAY + 1), "", "renew"],
  ["a form that is not ours", undefined, "", "renew"],
] as const)("%s", (_, pass, hidden, verdict) => {
  expect(judgeForm(pass, hidden, NOW)).toBe(verdict);
});
