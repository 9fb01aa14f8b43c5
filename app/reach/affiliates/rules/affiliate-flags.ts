import type { Centavos } from "#app/lib/money.ts";

export const AFFILIATE_FLAGS = [
  "own_address",
  "one_address",
  "shared_account",
  "spread_code",
  "spike",
] as const;

/**
 * A reason for staff to look before an affiliate is paid. A flag does not stop a payout by itself.
 */
export type AffiliateFlag = (typeof AFFILIATE_FLAGS)[number];
export type RaisedFlag = { flag: AffiliateFlag; count: number };

export type ReferredOrder = {
  via: "link" | "code";
  email: string;
  /** The address of the parcel, normalized by `addressKey`. */
  address: string;
  earned: Centavos;
  paidAt: Date;
};

type FlagFacts = {
  /** The orders of the last ninety days. */
  orders: readonly ReferredOrder[];
  /** The affiliate's own addresses, normalized by `addressKey`. */
  ownAddresses: readonly string[];
  /** How many other affiliates use the same payout account. */
  sharedWith: number;
};

const DAY = 86_400_000;
/** This many buyers at one address are more than a household. */
const MANY_BUYERS = 3;
/**
 * A code is spread when this many buyers typed it within thirty days and almost no one used a link.
 */
const SPREAD = { days: 30, buyers: 15, share: 0.9 };
/** A week is a spike from this many orders, at this multiple of the weeks before. */
const SPIKE = { orders: 5, times: 3, weeksBefore: 8 };

export function raiseFlags({ orders, ownAddresses, sharedWith }: FlagFacts, now: Date) {
  const own = new Set(ownAddresses);
  const counts: Record<AffiliateFlag, number> = {
    own_address: orders.filter(({ address }) => own.has(address)).length,
    one_address: mostBuyersAtOne(orders),
    shared_account: sharedWith,
    spread_code: typedBy(orders, now),
    spike: ordersOfSpike(orders, now),
  };
  return AFFILIATE_FLAGS.flatMap((flag): RaisedFlag[] =>
    counts[flag] > 0 ? [{ flag, count: counts[flag] }] : [],
  );
}

function mostBuyersAtOne(orders: readonly ReferredOrder[]): number {
  const buyers = [...Map.groupBy(orders, ({ address }) => address).values()];
  const most = Math.max(0, ...buyers.map((some) => buyersOf(some)));
  return most >= MANY_BUYERS ? most : 0;
}

function typedBy(orders: readonly ReferredOrder[], now: Date): number {
  const recent = orders.filter(({ paidAt }) => ageOf(paidAt, now) <= SPREAD.days);
  const typed = recent.filter(({ via }) => via === "code");
  const buyers = buyersOf(typed);
  const isSpread = buyers >= SPREAD.buyers && typed.length >= recent.length * SPREAD.share;
  return isSpread ? buyers : 0;
}

/** Orders of the last seven days, if they earned far more than a week before did. */
function ordersOfSpike(orders: readonly ReferredOrder[], now: Date): number {
  const week = orders.filter(({ paidAt }) => ageOf(paidAt, now) <= 7);
  const before = orders.filter(({ paidAt }) => {
    const age = ageOf(paidAt, now);
    return age > 7 && age <= 7 * (SPIKE.weeksBefore + 1);
  });
  const usual = earnedBy(before) / SPIKE.weeksBefore;
  return week.length >= SPIKE.orders && earnedBy(week) > usual * SPIKE.times ? week.length : 0;
}

const ageOf = (paidAt: Date, now: Date) => (now.getTime() - paidAt.getTime()) / DAY;
const earnedBy = (orders: readonly ReferredOrder[]) =>
  orders.reduce((sum, { earned }) => sum + earned, 0);
const buyersOf = (orders: readonly ReferredOrder[]) =>
  new Set(orders.map(({ email }) => email.toLowerCase())).size;

/** Normalizes an address, so that case, spaces and punctuation make no difference. */
export function addressKey(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => (part ?? "").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .join("|");
}
