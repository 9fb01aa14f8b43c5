import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { decisionInput } from "./input.ts";
import { reviewAdminMessages as say } from "./texts/staff.ts";

const reviewId = "018f3a52-7c1e-7b6a-9d0e-3f2a1b4c5d6e";

test("publishing asks for no reason, as its button sends none", () => {
  const form = { reviewId, decision: "published" };
  expect(parseForm(decisionInput, form)).toMatchObject({ ok: true, value: form });
});

test.each([{}, { reason: "" }, { reason: " " }])("rejecting does: %j", (sent) => {
  const answer = parseForm(decisionInput, { reviewId, decision: "rejected", ...sent });
  expect(answer).toMatchObject({ ok: false, errors: { reason: say.reasonNeeded } });
});
