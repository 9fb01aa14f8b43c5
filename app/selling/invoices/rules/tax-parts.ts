import type { Centavos } from "#app/lib/money.ts";
import { VAT_PERCENT, type TaxParts } from "./invoice-terms.ts";

/** The VAT in a price that includes it. */
export function vatIn(amount: Centavos): Centavos {
  return Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT));
}

/** The parts of a sale of which so much is exempt. Prices include the VAT. */
export function partsOf(total: Centavos, exempt: Centavos): TaxParts {
  const taxed = total - exempt;
  const vat = vatIn(taxed);
  return { vatable: taxed - vat, vat, zeroRated: 0, exempt, total };
}

/**
 * The parts of a note over `amount`, of an invoice of which `before` was credited already. It is
 * counted on from there, so that notes over the whole invoice have its parts, to the centavo.
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

/** Each share is taken from what the one before leaves, so that no part ever goes down. */
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

/** In whole numbers: a product of two amounts is too long for a float. */
function share(part: Centavos, whole: Centavos, credited: Centavos): Centavos {
  return whole === 0 ? 0 : Number((BigInt(part) * BigInt(credited)) / BigInt(whole));
}
