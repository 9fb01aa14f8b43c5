import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";

/** The actions of staff that each status allows. */
const LEGAL = {
  approve: ["waiting", "declined"],
  decline: ["waiting"],
  suspend: ["active"],
  resume: ["suspended"],
  recode: ["active", "suspended"],
  adjust: ["active", "suspended"],
} as const satisfies Record<string, readonly AffiliateStatus[]>;

export type AffiliateAct = keyof typeof LEGAL;

export const AFFILIATE_ACTS = Object.keys(LEGAL) as AffiliateAct[];

export function isLegal(act: AffiliateAct, status: AffiliateStatus): boolean {
  return LEGAL[act].some((one) => one === status);
}
