import { expect, test } from "vitest";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { presentTexts, whyNoForm } from "./pre-visit.ts";

test.each([
  ["booked", 1, undefined],
  ["booked", 0, "begun"],
  ["booked", -60, "begun"],
  ["held", 60, "not_booked"],
  ["cancelled", 60, "not_booked"],
] as const)("of a %s visit in %i minutes the form is refused as %s", (status, minutes, why) => {
  expect(whyNoForm({ status, startsAt: addMinutes(NOW, minutes) }, NOW)).toBe(why);
});

test("an old allergy is no emergency, and what is new may be one", () => {
  const answers = {
    reason: "I want to talk about my dose.",
    changed: "",
    medicines: "losartan",
    allergies: "penicillin, my lips were swollen",
    conditions: "had chest pain",
    questions: "",
  };
  expect(urgencyOf(presentTexts(answers), "note")).toBeUndefined();
  const changed = "My chest hurts since Monday.";
  expect(urgencyOf(presentTexts({ ...answers, changed }), "note")).toBe("emergency");
});
