import type { Centavos } from "#app/lib/money.ts";
import { VAT_PERCENT, type TaxParts } from "./invoice-terms.ts";

/** The VAT included in a price. */
export function vatIn(amount: Centavos): Centavos {
  return Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT));
}

/** The tax parts of a sale with an exempt amount. Prices include VAT. */
export function partsOf(total: Centavos, exempt: Centavos): TaxParts {
  const taxed = total - exempt;
  const vat = vatIn(taxed);
  return { vatable: taxed - vat, vat, zeroRated: 0, exempt, total };
}

/**
 * The tax parts of a credit note over `amount`, after `before` was already credited. It continues
 * from there, so that notes over the whole invoice add up to its parts exactly.
 */
export function creditParts(invoice: TaxParts, before: Centavos, amount: Centavos): TaxParts {
  const upTo = uptoOf(invoice, before);
  const now = uptoOf(invoice, before + amount);
  return {
    vatable: now.vatable - upTo.vatable,
    vat: now.vat - upTo.vat,
    zeroRated: now.zeroRated - upTo.zeroRated,
    exempt: now.exempt - upTo.exempt,
    total: amount,
  };
}

/** Takes each share from the rest of the one before, so that no part ever decreases. */
function uptoOf({ vat, exempt, zeroRated, total }: TaxParts, credited: Centavos): TaxParts {
  const ofExempt = share(exempt, total, credited);
  const ofZero = share(zeroRated, total - exempt, credited - ofExempt);
  const taxed = credited - ofExempt - ofZero;
  const ofVat = share(vat, total - exempt - zeroRated, taxed);
  return {
    vatable: taxed - ofVat,
    vat: ofVat,
    zeroRated: ofZero,
    exempt: ofExempt,
    total: credited,
  };
}

/** Uses BigInt, because the product of two amounts exceeds the exact range of a number. */
function share(part: Centavos, whole: Centavos, credited: Centavos): Centavos {
  return whole === 0 ? 0 : Number((BigInt(part) * BigInt(credited)) / BigInt(whole));
}
