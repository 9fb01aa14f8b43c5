import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Click } from "./referral-cookie.ts";
import { isSamePerson, type AffiliatePerson, type BuyerPerson } from "./same-person.ts";

/** An active affiliate, by one of the codes that an order names. */
export type FoundAffiliate = AffiliatePerson & { id: string; code: string };

export type ReferralTerms = Pick<Settings, "affiliate_open" | "affiliate_window_days">;

/** How an order came to its affiliate. */
export type ReferralWay = "link" | "code";

/** What is stored with an order; null: nobody sent its buyer. */
export type Referral = { affiliateId: string; via: ReferralWay; clickedAt: Date | null } | null;

export type ReferralRefusal = Refusal<"referral_unknown" | "referral_own">;

type Asked = {
  /** The code in the form. */
  typed: string | null;
  /** The affiliate of the discount that the order uses. */
  owner?: string | null | undefined;
  /** The link that this browser followed last. */
  clicked: Click | undefined;
  found: readonly FoundAffiliate[];
  buyer: BuyerPerson;
  terms: ReferralTerms;
  now: Date;
};

/**
 * Who wins: a code that is typed at checkout beats the discount of an affiliate, and that beats a
 * link; of links the last one counts, and only within the window. A typed code that is nobody's or the buyer's own is refused, so that nobody
 * believes that it counted; a link of one's own just counts for nothing.
 */
export function decideReferral(asked: Asked): Result<Referral, ReferralRefusal> {
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

/** A moment that is still to come is no click of ours. */
export function isWithinWindow(at: Date, terms: ReferralTerms, now: Date): boolean {
  return at <= now && now < addDays(at, terms.affiliate_window_days);
}
