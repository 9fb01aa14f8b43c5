import type { Centavos } from "#app/lib/money.ts";
import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { STANDING } from "./standing.ts";

/** Why an affiliate with a balance is not in a payout. */
export type LeftOut =
  | "suspended"
  | "terms"
  | "below_zero"
  | "not_due"
  | "below_minimum"
  | "no_details"
  | "details_wait";

/** Stored with a payout, so it has the code and the balance of that moment. */
export type LeftOutAffiliate = {
  affiliateId: string;
  code: string;
  balance: Centavos;
  why: LeftOut;
};

type AffiliateDues = {
  status: AffiliateStatus;
  hasAccepted: boolean;
  balance: Centavos;
  /** The part of the balance that the payment terms allow in this payout. */
  due: Centavos;
  /** The earliest payment to the affiliate's account; null without an account. */
  detailsFrom: Date | null;
};

/** The first reason that applies; undefined if the affiliate is paid. */
export function whyLeftOut(
  { status, hasAccepted, balance, due, detailsFrom }: AffiliateDues,
  minimum: Centavos,
  now: Date,
): LeftOut | undefined {
  if (!STANDING[status].isPaid) return "suspended";
  if (!hasAccepted) return "terms";
  if (balance < 0) return "below_zero";
  if (due <= 0) return "not_due";
  if (due < minimum) return "below_minimum";
  if (detailsFrom === null) return "no_details";
  return detailsFrom > now ? "details_wait" : undefined;
}
