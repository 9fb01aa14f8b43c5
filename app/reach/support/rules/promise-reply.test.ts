import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { SETTINGS } from "#app/running/settings/rules/definitions.ts";
import { readWeek } from "#app/running/settings/rules/week.ts";
import { openState } from "./open-state.ts";
import { promiseReply, replyState } from "./promise-reply.ts";

const usual = { week: readWeek(SETTINGS.support_hours.default) ?? [], daysOff: ["2026-11-25"] };
const manila = (text: string) => new Date(`${text}:00+08:00`);

test.each([
  ["a Friday at noon", "2026-11-20T12:00", undefined, "2026-11-21T12:00"],
  ["a Friday before they come", "2026-11-20T07:00", undefined, "2026-11-21T07:00"],
  ["a Friday evening", "2026-11-20T20:00", "2026-11-21", "2026-11-21T20:00"],
  ["a Saturday in hours", "2026-11-21T15:00", "2026-11-23", "2026-11-23T18:00"],
  ["a Saturday in hours before a holiday", "2026-11-28T15:00", "2026-12-01", "2026-12-01T18:00"],
  ["a Saturday morning before a holiday", "2026-11-28T08:00", "2026-12-01", "2026-12-01T18:00"],
  ["a Saturday evening", "2026-11-21T20:00", "2026-11-23", "2026-11-23T18:00"],
  ["a Sunday", "2026-11-22T09:00", "2026-11-23", "2026-11-23T18:00"],
  ["a Sunday night", "2026-11-22T23:30", "2026-11-23", "2026-11-23T23:30"],
  ["the eve of a day off", "2026-11-24T19:00", "2026-11-26", "2026-11-26T18:00"],
  ["a holiday", "2026-11-30T10:00", "2026-12-01", "2026-12-01T18:00"],
])("%s (%s): next business day %s, due %s", (_, at, nextDay, dueAt) => {
  expect(promiseReply(manila(at), usual)).toEqual({ dueAt: manila(dueAt), nextDay });
});

test("without hours it is 24 hours", () => {
  const at = manila("2026-11-22T09:00");
  expect(promiseReply(at, { week: [], daysOff: [] })).toEqual({
    dueAt: addDays(at, 1),
    nextDay: undefined,
  });
});

test("never less than 24 hours, and never due before somebody was there", () => {
  const minute = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 });
  fc.assert(
    fc.property(minute, (minutes) => {
      const at = new Date(manila("2026-01-01T00:00").getTime() + minutes * 60_000);
      const { dueAt, nextDay } = promiseReply(at, usual);
      const state = openState(at, usual);
      expect(dueAt.getTime()).toBeGreaterThanOrEqual(addDays(at, 1).getTime());
      expect(state.open || (state.next && state.next < dueAt)).toBe(true);
      expect(nextDay ? nextDay > shopDay(at) : true).toBe(true);
    }),
  );
});

test.each([
  ["nobody answered yet", null, null, "2026-11-21T12:00", "waiting"],
  ["nobody answered in time", null, null, "2026-11-21T12:01", "overdue"],
  ["answered in the last minute", "2026-11-21T12:00", null, "2026-11-25T00:00", "in_time"],
  ["answered late", "2026-11-21T12:01", null, "2026-11-25T00:00", "late"],
  ["closed without a word", null, "2026-11-20T13:00", "2026-11-25T00:00", "in_time"],
  ["answered, then closed", "2026-11-20T13:00", "2026-11-24T13:00", "2026-11-25T00:00", "in_time"],
])("%s", (_, repliedAt, closedAt, now, expected) => {
  const times = {
    dueAt: manila("2026-11-21T12:00"),
    repliedAt: repliedAt ? manila(repliedAt) : null,
    closedAt: closedAt ? manila(closedAt) : null,
  };
  expect(replyState(times, manila(now))).toBe(expected);
});
