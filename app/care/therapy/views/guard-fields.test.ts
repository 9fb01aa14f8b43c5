import { expect, test } from "vitest";
import { guardFields } from "./guard-fields.ts";

const TODAY = "2026-11-21";
const guard = { planned: 5_000, most: 15_000 };
const given = (amount: string, takenOn = TODAY) => guardFields({ amount, takenOn }, TODAY, guard);

test.each([
  ["50", TODAY, "amount", "ten times"],
  ["20", TODAY, "amount", "the most your plan allows"],
  ["0.5", TODAY, "amount", "a tenth"],
  ["a lot", TODAY, "amount", "milligrams"],
  ["5", "2026-11-22", "takenOn", "today"],
  ["5", "", "takenOn", "day"],
])("%s mg on “%s” is stopped at %s: %s", (amount, takenOn, field, text) => {
  const refused = given(amount, takenOn);
  expect(Object.keys(refused?.errors ?? {})).toEqual([field]);
  expect(refused?.message).toContain(text);
});

test("what is far too much says what to do at once", () => {
  expect(given("50")).toMatchObject({ urgent: expect.stringContaining("911") });
  expect(given("0.5")).not.toHaveProperty("urgent");
});

test("the plan's own dose goes on, and without a plan any amount for the shop to judge", () => {
  expect(given("5")).toBeUndefined();
  expect(guardFields({ amount: "50", takenOn: TODAY }, TODAY, undefined)).toBeUndefined();
});
