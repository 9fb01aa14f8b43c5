import { expect, test } from "vitest";
import { ticketMessages as say } from "../texts/staff.ts";
import { shortDue } from "./ticket-list.ts";

const now = new Date("2026-11-29T17:00:00+08:00");

test.each([
  ["2026-11-29T17:15:00+08:00", "5:15 PM"],
  ["2026-12-01T00:10:00+08:00", "Dec 1"],
  ["2025-12-31T23:50:00+08:00", "Dec 31, 2025"],
])("%s is due on %s", (at, words) => {
  expect(shortDue(new Date(at), now)).toBe(words);
});

test.each([
  ["waiting", "Due Dec 1"],
  ["overdue", "Overdue · was due Dec 1"],
  ["in_time", "Answered in time "],
  ["late", "Answered late · was due Dec 1"],
] as const)("an answer that is %s reads as “%s”", (state, words) => {
  expect(`${say.reply[state]} ${say.when(state, "Dec 1")}`).toBe(words);
});
