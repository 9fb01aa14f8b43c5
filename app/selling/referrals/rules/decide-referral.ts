import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Click } from "./referral-cookie.ts";
import { isSamePerson, type AffiliatePerson, type BuyerPerson } from "./same-person.ts";

/** An active affiliate, found by a code in an order. */
export type FoundAffiliate = AffiliatePerson & { id: string; code: string };

export type ReferralTerms = Pick<Settings, "affiliate_open" | "affiliate_window_days">;

export type ReferralWay = "link" | "code";

/** Stored with the order. Null when no affiliate referred the buyer. */
export type Referral = { affiliateId: string; via: ReferralWay; clickedAt: Date | null } | null;

export type ReferralRefusal = Refusal<"referral_unknown" | "referral_own">;

type ReferralQuestion = {
  /** The code typed at checkout. */
  typed: string | null;
  /** The affiliate who owns the order's discount. */
  owner?: string | null | undefined;
  /** The link that this browser followed last. */
  clicked: Click | undefined;
  found: readonly FoundAffiliate[];
  buyer: BuyerPerson;
  terms: ReferralTerms;
  now: Date;
};

/**
 * A code typed at checkout beats an affiliate's discount, and that beats a link. Of several links
 * the last one wins, within its window. A typed code is refused if it is unknown or the buyer's
 * own, so that the buyer does not believe that it worked. The buyer's own link is ignored silently.
 */
export function decideReferral(asked: ReferralQuestion): Result<Referral, ReferralRefusal> {
  const { typed, clicked, found, buyer, terms, now } = asked;
  const isOpen = terms.affiliate_open;
  const byCode = (code: string) => (isOpen ? found.find((one) => one.code === code) : undefined);
  if (typed !== null) {
    const affiliate = byCode(typed);
    if (!affiliate) return refuse("referral_unknown");
    if (isSamePerson(affiliate, buyer)) return refuse("referral_own");
    return ok({ affiliateId: affiliate.id, via: "code", clickedAt: null });
  }
  const own = isOpen ? found.find(({ id }) => id === asked.owner) : undefined;
  if (own && !isSamePerson(own, buyer)) {
    return ok({ affiliateId: own.id, via: "code", clickedAt: null });
  }
  if (!clicked || !isWithinWindow(clicked.at, terms, now)) return ok(null);
  const affiliate = byCode(clicked.code);
  if (!affiliate || isSamePerson(affiliate, buyer)) return ok(null);
  return ok({ affiliateId: affiliate.id, via: "link", clickedAt: clicked.at });
}

/** A click in the future was not set by this shop. */
export function isWithinWindow(at: Date, terms: ReferralTerms, now: Date): boolean {
  return at <= now && now < addDays(at, terms.affiliate_window_days);
}
