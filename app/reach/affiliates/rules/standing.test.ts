import { expect, test } from "vitest";
import { AFFILIATE_STATUSES } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { STANDING } from "./standing.ts";

test("only who is active earns by a new order", () => {
  expect(AFFILIATE_STATUSES.filter((status) => STANDING[status].earnsNew)).toEqual(["active"]);
});

test("no state takes away what was earned", () => {
  expect(AFFILIATE_STATUSES.filter((status) => !STANDING[status].keepsHeld)).toEqual([]);
});
