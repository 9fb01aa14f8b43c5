import { expect, test } from "vitest";
import { AFFILIATE_ACTS, isLegal } from "./affiliate-acts.ts";
import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";

test.each<[AffiliateStatus, string[]]>([
  ["active", ["suspend", "recode", "adjust"]],
  ["suspended", ["resume", "recode", "adjust"]],
  ["waiting", ["approve", "decline"]],
  ["declined", ["approve"]],
])("what may be done to an affiliate that is %s", (status, acts) => {
  expect(AFFILIATE_ACTS.filter((act) => isLegal(act, status))).toEqual(acts);
});
