import { expect, test } from "vitest";
import { SETTINGS } from "#app/running/settings/rules/definitions.ts";
import { readWeek } from "#app/running/settings/rules/week.ts";
import { closingOn, openState, type Calendar } from "./open-state.ts";

const calendar = (text: string, ...daysOff: string[]): Calendar => ({
  week: readWeek(text) ?? [],
  daysOff,
});
const usual = calendar(SETTINGS.support_hours.default, "2026-11-25");
const manila = (text: string) => new Date(`${text}:00+08:00`);

test.each([
  ["a Friday at noon", "2026-11-20T12:00", true, "2026-11-20T18:00"],
  ["the minute it opens", "2026-11-20T09:00", true, "2026-11-20T18:00"],
  ["the minute before", "2026-11-20T08:59", false, "2026-11-20T09:00"],
  ["the minute it closes", "2026-11-20T18:00", false, "2026-11-21T10:00"],
  ["a Saturday", "2026-11-21T15:59", true, "2026-11-21T16:00"],
  ["a Saturday evening", "2026-11-21T16:00", false, "2026-11-23T09:00"],
  ["a Sunday", "2026-11-22T12:00", false, "2026-11-23T09:00"],
  ["just after midnight", "2026-11-24T00:00", false, "2026-11-24T09:00"],
  ["one of the owner's days off", "2026-11-25T12:00", false, "2026-11-26T09:00"],
  ["Bonifacio Day", "2026-11-30T12:00", false, "2026-12-01T09:00"],
  ["Christmas Eve to the Saturday after", "2026-12-24T12:00", false, "2026-12-26T10:00"],
  ["Holy Week from Thursday on", "2026-04-02T12:00", false, "2026-04-06T09:00"],
])("%s", (_, at, open, change) => {
  const moment = manila(change);
  expect(openState(manila(at), usual)).toEqual(
    open ? { open: true, until: moment } : { open: false, next: moment },
  );
});

test("over lunch nobody is there", () => {
  const split = calendar("Mon 9AM-12PM\nMon 1PM-6PM");
  expect(openState(manila("2026-11-23T12:30"), split)).toEqual({
    open: false,
    next: manila("2026-11-23T13:00"),
  });
  expect(closingOn("2026-11-23", split)).toEqual(manila("2026-11-23T18:00"));
});

test("without hours nothing is promised", () => {
  expect(openState(manila("2026-11-23T12:00"), calendar(""))).toEqual({
    open: false,
    next: undefined,
  });
  expect(closingOn("2026-11-22", usual)).toBeUndefined();
});
