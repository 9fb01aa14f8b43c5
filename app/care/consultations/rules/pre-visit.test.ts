import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { whyNoForm } from "./pre-visit.ts";

test.each([
  ["booked", 1, undefined],
  ["booked", 0, "begun"],
  ["booked", -60, "begun"],
  ["held", 60, "not_booked"],
  ["cancelled", 60, "not_booked"],
] as const)("of a %s visit in %i minutes the form is refused as %s", (status, minutes, why) => {
  expect(whyNoForm({ status, startsAt: addMinutes(NOW, minutes) }, NOW)).toBe(why);
});
