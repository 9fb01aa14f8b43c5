import { pesos, type Centavos } from "#app/lib/money.ts";
import { COLD_CASH, type ColdCash } from "#app/running/settings/rules/cash-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Days } from "#app/running/settings/rules/delivery-times.ts";

/** What the owner decided about cash at the door. */
export type CashTerms = {
  limit: Centavos;
  coldFor: ColdCash;
  /** In business days: the longest that a short way takes. */
  nearDays: number;
};

/** What a buyer did with earlier orders. */
export type BuyerRecord = {
  /** An order was paid and arrived. */
  hasBought: boolean;
  /** Parcels that came back because nobody paid for them at the door. */
  refusedParcels: number;
};

export type CashFacts = CashTerms &
  BuyerRecord & {
    total: Centavos;
    /** Whether couriers collect cash in its area; true while no area is known. */
    isTaken: boolean;
    hasCold: boolean;
    /** In business days, the longest on the way; undefined while no area is known. */
    takes: number | undefined;
  };

/** Why an order can't be paid at the door. */
export type CashRefused =
  | { why: "area" }
  | { why: "limit"; limit: Centavos }
  | { why: "cold" }
  | { why: "cold_buyer" }
  | { why: "cold_way"; takes: number; nearDays: number };

/** Why cash is not taken for an order; undefined where it is. Of several reasons, the first. */
export function judgeCash(facts: CashFacts): CashRefused | undefined {
  const { total, limit, isTaken, hasCold, coldFor, takes, nearDays } = facts;
  // Nobody collects it.
  if (total === 0) return undefined;
  if (!isTaken) return { why: "area" };
  if (total > limit) return { why: "limit", limit };
  if (!hasCold || coldFor === "everybody") return undefined;
  if (coldFor === "never") return { why: "cold" };
  if (isProven(facts)) return undefined;
  if (coldFor === "proven") return { why: "cold_buyer" };
  // While shipping is not by area, no way is known to be long.
  return takes !== undefined && takes > nearDays ? { why: "cold_way", takes, nearDays } : undefined;
}

function isProven({ hasBought, refusedParcels }: BuyerRecord): boolean {
  return hasBought && refusedParcels === 0;
}

/** Whether the answer depends on who the buyer is. */
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

/** What an area says of cash, where it is known. */
export function cashInArea(
  area: { cash: boolean; days: Days } | undefined,
): Pick<CashFacts, "isTaken" | "takes"> {
  return { isTaken: area?.cash ?? true, takes: area?.days[1] };
}

/** A buyer of whom nothing is known. */
export const NEW_BUYER: BuyerRecord = { hasBought: false, refusedParcels: 0 };
