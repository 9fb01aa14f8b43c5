import type { Concession, StatutoryLines } from "./price-concession.ts";
import type { ConcessionKind } from "./concession-terms.ts";

/** An approved declaration that is valid today. */
export type HeldConcession = { id: string; kind: ConcessionKind; idEnd: string };

/** The statutory discount on an order, with the declaration that it is based on. */
export type Statutory = { held: HeldConcession; parts: StatutoryLines };

export type ConcessionSettings = {
  statutory_discounts: boolean;
  tax_registration: string;
  tax_percent: number;
};

/**
 * The concession for pricing a buyer's cart. The law reckons from prices that include VAT: a shop
 * that adds a tax on top does not give the discount, and its settings say so.
 */
export function concessionFor(
  settings: ConcessionSettings,
  held: Pick<HeldConcession, "kind"> | null | undefined,
): Concession | undefined {
  if (!held || !isGiven(settings)) return undefined;
  return { kind: held.kind, vatRegistered: isVatRegistered(settings) };
}

/** Only a seller registered for VAT has VAT in the prices. */
export function isVatRegistered({
  tax_registration: registration,
}: Pick<ConcessionSettings, "tax_registration">): boolean {
  return registration === "vat";
}

/** The shop gives the discount only if no tax is added on top of the prices. */
export function isGiven({
  statutory_discounts: isOn,
  tax_percent: onTop,
}: Pick<ConcessionSettings, "statutory_discounts" | "tax_percent">): boolean {
  return isOn && onTop === 0;
}
