import type { Centavos } from "#app/lib/money.ts";

export const AFFILIATE_FLAGS = [
  "own_address",
  "one_address",
  "shared_account",
  "spread_code",
  "spike",
] as const;

/** What somebody should look at before an affiliate is paid. It stops nothing by itself. */
export type AffiliateFlag = (typeof AFFILIATE_FLAGS)[number];
export type RaisedFlag = { flag: AffiliateFlag; count: number };

/** A paid order that came by an affiliate. */
export type ReferredOrder = {
  via: "link" | "code";
  email: string;
  /** Of the parcel, as `addressKey` writes it. */
  address: string;
  earned: Centavos;
  paidAt: Date;
};

type FlagFacts = {
  /** Of the last ninety days. */
  orders: readonly ReferredOrder[];
  /** The addresses that are their own, as `addressKey` writes them. */
  ownAddresses: readonly string[];
  /** How many other affiliates are paid to the account that they named. */
  sharedWith: number;
};

const DAY = 86_400_000;
/** Buyers at one address that are more than a household. */
const MANY_BUYERS = 3;
/** A code is spread where so many buyers of thirty days typed it, and nearly nobody came by a link. */
const SPREAD = { days: 30, buyers: 15, share: 0.9 };
/** A week is a spike from so many orders on, at so many times the weeks before. */
const SPIKE = { orders: 5, times: 3, weeksBefore: 8 };

/** The flags of an affiliate, each with the number that it is about. */
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

/** The orders of the last seven days, where these earned far more than a week before did. */
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

/** One writing of an address, so that case, spaces and points make no difference. */
export function addressKey(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => (part ?? "").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .join("|");
}
