import { expect, test } from "vitest";
import { RETURN_DAYS } from "#app/fulfilment/returns/rules/may-ask.ts";
import { SETTINGS } from "#app/running/settings/rules/definitions.ts";
import { heldUntil } from "./hold.ts";

test("a hold begins when the parcel leaves", () => {
  expect(heldUntil(null, 60)).toBeUndefined();
  expect(heldUntil(new Date("2026-11-01T00:00:00Z"), 60)).toEqual(new Date("2026-12-31T00:00:00Z"));
});

test("it is never shorter than goods can come back", () => {
  const { min, default: days } = SETTINGS.affiliate_hold_days;
  expect([min, Number(days)]).toEqual([RETURN_DAYS, RETURN_DAYS]);
});
