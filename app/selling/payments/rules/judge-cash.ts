import { pesos, type Centavos } from "#app/lib/money.ts";
import { COLD_CASH, type ColdCash } from "#app/running/settings/rules/cash-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Days } from "#app/running/settings/rules/delivery-times.ts";

export type CashTerms = {
  limit: Centavos;
  coldFor: ColdCash;
  /** Business days in transit up to which an area is near. */
  nearDays: number;
};

export type BuyerRecord = {
  hasBought: boolean;
  /** Parcels that came back because the buyer did not pay at the door. */
  refusedParcels: number;
};

export type CashFacts = CashTerms &
  BuyerRecord & {
    total: Centavos;
    /** Couriers collect cash in the area. True while the area is unknown. */
    isTaken: boolean;
    hasCold: boolean;
    /** The most business days in transit. Undefined while the area is unknown. */
    takes: number | undefined;
  };

export type CashRefused =
  | { why: "area" }
  | { why: "limit"; limit: Centavos }
  | { why: "cold" }
  | { why: "cold_buyer" }
  | { why: "cold_way"; takes: number; nearDays: number };

/** The first reason against cash on delivery. Undefined if cash is accepted. */
export function judgeCash(facts: CashFacts): CashRefused | undefined {
  const { total, limit, isTaken, hasCold, coldFor, takes, nearDays } = facts;
  // There is nothing to collect.
  if (total === 0) return undefined;
  if (!isTaken) return { why: "area" };
  if (total > limit) return { why: "limit", limit };
  if (!hasCold || coldFor === "everybody") return undefined;
  if (coldFor === "never") return { why: "cold" };
  if (isProven(facts)) return undefined;
  if (coldFor === "proven") return { why: "cold_buyer" };
  // Without shipping areas, no destination is known to be far.
  return takes !== undefined && takes > nearDays ? { why: "cold_way", takes, nearDays } : undefined;
}

function isProven({ hasBought, refusedParcels }: BuyerRecord): boolean {
  return hasBought && refusedParcels === 0;
}

/** The answer depends on the buyer's history. */
export function asksForRecord({ why }: CashRefused): boolean {
  return why === "cold_buyer" || why === "cold_way";
}

export type CashSettings = Pick<Settings, "cod_max_amount" | "cod_cold" | "cod_cold_days">;

export function cashTermsOf(settings: CashSettings): CashTerms {
  return {
    limit: pesos(settings.cod_max_amount),
    coldFor: COLD_CASH.find((known) => known === settings.cod_cold) ?? "never",
    nearDays: settings.cod_cold_days,
  };
}

/** An area's facts about cash. Accepts cash while the area is unknown. */
export function cashInArea(
  area: { cash: boolean; days: Days } | undefined,
): Pick<CashFacts, "isTaken" | "takes"> {
  return { isTaken: area?.cash ?? true, takes: area?.days[1] };
}

export const NEW_BUYER: BuyerRecord = { hasBought: false, refusedParcels: 0 };
