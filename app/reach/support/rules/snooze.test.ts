import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { judgeSnooze, snoozeState, type Snoozable, type Snooze } from "./snooze.ts";

const now = new Date("2026-11-21T02:00:00Z");
const inHours = (hours: number) => addMinutes(now, hours * 60);
const ticket: Snoozable = {
  status: "open",
  dueAt: inHours(24),
  repliedAt: null,
  snoozedAt: null,
  snoozedUntil: null,
};
const answered: Snoozable = { ...ticket, status: "answered", repliedAt: inHours(-1) };

test.each([
  [null, null, "none"],
  [now, null, "snoozed"],
  [now, inHours(1), "snoozed"],
  [inHours(-2), now, "back"],
  [inHours(-2), inHours(-1), "back"],
] as const)("put aside at %s until %s is %s", (snoozedAt, snoozedUntil, state) => {
  expect(snoozeState({ snoozedAt, snoozedUntil }, now)).toBe(state);
});

const until = (hours: number): Snooze => ({ until: inHours(hours) });

test.each<[string, Snoozable, Snooze, string | undefined]>([
  ["within its promise", ticket, until(24), undefined],
  ["after its promise", ticket, until(25), "after_promise"],
  ["nothing to wait for", ticket, "answer", "unanswered"],
  ["promised and late", { ...ticket, dueAt: now }, until(1), "overdue"],
  ["answered, for days", answered, until(200), undefined],
  ["answered, until they answer", answered, "answer", undefined],
  ["reopened after a reply", { ...answered, status: "open" }, "answer", undefined],
  [
    "reopened after a late promise",
    { ...answered, status: "open", dueAt: now },
    until(9),
    undefined,
  ],
  ["a moment that is over", answered, until(0), "past"],
  ["90 days", answered, { until: addDays(now, 90) }, undefined],
  ["more than 90 days", answered, until(90 * 24 + 1), "far"],
  ["closed", { ...answered, status: "closed" }, until(1), "closed"],
])("%s", (_, of, snooze, problem) => {
  const judged = judgeSnooze(of, snooze, now);
  expect(judged.ok ? undefined : judged.reason).toBe(problem);
});

test("whatever may be put aside without an answer is back before its promise is over", () => {
  const allowed = Array.from({ length: 100 }, (_, index) => index + 1).filter(
    (hours) => judgeSnooze(ticket, until(hours), now).ok,
  );
  expect(allowed).toHaveLength(24);
  const back = allowed.map((hours) => {
    const snoozed = { snoozedAt: now, snoozedUntil: inHours(hours) };
    return snoozeState(snoozed, ticket.dueAt);
  });
  expect(new Set(back)).toEqual(new Set(["back"]));
});
