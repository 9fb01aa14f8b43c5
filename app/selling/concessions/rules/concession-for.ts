import type { Concession, StatutoryLines } from "./price-concession.ts";
import type { ConcessionKind } from "./concession-terms.ts";

/** An approved declaration that counts today. */
export type HeldConcession = { id: string; kind: ConcessionKind; idEnd: string };

/** The discount of the law on an order, and on what declaration it rests. */
export type Statutory = { held: HeldConcession; parts: StatutoryLines };

export type ConcessionSettings = {
  statutory_discounts: boolean;
  tax_registration: string;
  tax_percent: number;
};

/**
 * With what a buyer's cart is priced. The law reckons from prices that include VAT: a shop that adds
 * a tax on top does not give the discount, and its settings say so.
 */
export function concessionFor(
  settings: ConcessionSettings,
  held: Pick<HeldConcession, "kind"> | null | undefined,
): Concession | undefined {
  if (!held || !isGiven(settings)) return undefined;
  return { kind: held.kind, vatRegistered: isVatRegistered(settings) };
}

/** Only who is registered for VAT has VAT in the prices. */
export function isVatRegistered({
  tax_registration: registration,
}: Pick<ConcessionSettings, "tax_registration">): boolean {
  return registration === "vat";
}

/** Whether the shop gives the discount at all. */
export function isGiven({
  statutory_discounts: isOn,
  tax_percent: onTop,
}: Pick<ConcessionSettings, "statutory_discounts" | "tax_percent">): boolean {
  return isOn && onTop === 0;
}
