import type { Centavos } from "#app/lib/money.ts";
import type { ConcessionKind } from "./concession-terms.ts";

/** The buyer's group, and whether the prices include VAT. */
export type Concession = { kind: ConcessionKind; vatRegistered: boolean };

export type ConcessionLine = {
  price: Centavos;
  quantity: number;
  /** The unit price before a reduction. Null without one. */
  regularPrice?: Centavos | null;
  /** The owner turned the discount on for this product. */
  statutoryDiscount?: boolean;
};

/** The parts of a line's statutory discount, for all its units. Only `regularPrice` is for one. */
export type StatutoryParts = {
  /** Per unit. The discount is based on this price, never on a reduced one. */
  regularPrice: Centavos;
  vatExempt: Centavos;
  statutoryDiscount: Centavos;
  /** The line's net saving: the discount and VAT, less the reduction that it gives up. */
  saving: Centavos;
};

export type StatutoryTotals = {
  kind: ConcessionKind;
  vatExempt: Centavos;
  statutoryDiscount: Centavos;
  /** Regular prices less reduced ones, for lines with the discount. */
  saleGivenUp: Centavos;
};

export type BestSaving = {
  saving: Centavos;
  /** Undefined if a promotion is better, or if no line has the discount. */
  statutory: { totals: StatutoryTotals; parts: StatutoryLines } | undefined;
};

/** One entry per line, in order. */
export type StatutoryLines = readonly (StatutoryParts | undefined)[];

/** Percent of the net price, with 12% VAT included. */
const WITH_VAT = 112;
const WITHOUT_VAT = 100;
const DISCOUNT = 20;

/** Whole centavos, rounding half up. Exact for amounts that fit an order. */
const share = (amount: Centavos, part: number, whole: number) =>
  Math.floor((amount * part + whole / 2) / whole);

/**
 * The statutory discount of one line: takes out VAT first, then 20% of the rest. Rounds per line,
 * so that the parts add up to the line's price. Undefined if today's price is at least as good.
 */
export function priceLine(
  { price, quantity, regularPrice, statutoryDiscount }: ConcessionLine,
  vatRegistered: boolean,
): StatutoryParts | undefined {
  if (!statutoryDiscount) return undefined;
  const regular = Math.max(price, regularPrice ?? 0);
  const full = regular * quantity;
  const net = vatRegistered ? share(full, WITHOUT_VAT, WITH_VAT) : full;
  const off = share(net, DISCOUNT, 100);
  const saving = price * quantity - (net - off);
  if (saving <= 0) return undefined;
  return { regularPrice: regular, vatExempt: full - net, statutoryDiscount: off, saving };
}

export function sumParts(
  kind: ConcessionKind,
  parts: readonly (Omit<StatutoryParts, "regularPrice"> | undefined)[],
): StatutoryTotals & { saving: Centavos } {
  const all = parts.filter((part) => part !== undefined);
  const sum = (of: (part: (typeof all)[number]) => Centavos) =>
    all.reduce((so, part) => so + of(part), 0);
  const vatExempt = sum((part) => part.vatExempt);
  const statutoryDiscount = sum((part) => part.statutoryDiscount);
  const saving = sum((part) => part.saving);
  return {
    kind,
    vatExempt,
    statutoryDiscount,
    saleGivenUp: vatExempt + statutoryDiscount - saving,
    saving,
  };
}

/**
 * The better of the statutory discount and the promotion, never both. A senior citizen with a
 * disability has one concession here, so the discount applies once.
 */
export function bestSaving(
  lines: readonly ConcessionLine[],
  concession: Concession | undefined,
  promotion: Centavos = 0,
): BestSaving {
  if (!concession) return { saving: promotion, statutory: undefined };
  const parts = lines.map((line) => priceLine(line, concession.vatRegistered));
  const { saving, ...totals } = sumParts(concession.kind, parts);
  if (saving === 0 || saving < promotion) return { saving: promotion, statutory: undefined };
  return { saving, statutory: { totals, parts } };
}
