import { expect, test } from "vitest";
import { openWords } from "./open-words.ts";

const manila = (text: string) => new Date(`${text}:00+08:00`);
const NOW = manila("2026-11-21T08:00");

test.each([
  ["Until 6:00 PM", { open: true, until: manila("2026-11-21T18:00") }],
  ["Opens today, 10:00 AM", { open: false, next: manila("2026-11-21T10:00") }],
  ["Opens Mon, Nov 23, 9:30 AM", { open: false, next: manila("2026-11-23T09:30") }],
  [undefined, { open: false, next: undefined }],
] as const)("%s", (words, state) => {
  expect(openWords(state, NOW)).toBe(words);
});
