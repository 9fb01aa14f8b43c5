import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import type { Snoozable } from "../rules/snooze.ts";
import { snoozeMessages as say } from "../texts/staff-snooze.ts";
import { showSnooze } from "./show-snooze.ts";

// Ten in the morning in Manila.
const now = new Date("2026-11-21T02:00:00Z");
const ticket: Snoozable = {
  status: "open",
  dueAt: addDays(now, 1),
  repliedAt: null,
  snoozedAt: null,
  snoozedUntil: null,
};
const answered: Snoozable = { ...ticket, status: "answered", repliedAt: now };

test("begins with tomorrow at nine, and never after the promise", () => {
  expect(showSnooze(ticket, now).first).toBe("2026-11-22T09:00");
  const soon = { ...ticket, dueAt: new Date("2026-11-21T05:30:00Z") };
  expect(showSnooze(soon, now).first).toBe("2026-11-21T13:30");
});

test("what may not be put aside says why", () => {
  expect(showSnooze(ticket, now)).toMatchObject({
    problem: undefined,
    noAnswer: say.problems.unanswered,
  });
  expect(showSnooze({ ...ticket, dueAt: now }, now).problem).toBe(say.problems.overdue);
  expect(showSnooze({ ...answered, status: "closed" }, now).problem).toBe(say.problems.closed);
  expect(showSnooze(answered, now)).toMatchObject({ problem: undefined, noAnswer: undefined });
});

test.each([
  [now, null, "snoozed", say.snoozedForAnswer],
  [now, addDays(now, 1), "snoozed", /^Snoozed until Nov 22/],
  [addDays(now, -2), addDays(now, -1), "back", /^Back since Nov 20/],
] as const)("put aside at %s until %s", (snoozedAt, snoozedUntil, state, words) => {
  expect(showSnooze({ ...answered, snoozedAt, snoozedUntil }, now)).toMatchObject({
    state,
    words: expect.stringMatching(words),
    was: snoozedAt.toISOString(),
  });
});
