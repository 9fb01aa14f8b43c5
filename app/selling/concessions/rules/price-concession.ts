import type { Centavos } from "#app/lib/money.ts";
import type { ConcessionKind } from "./concession-terms.ts";

/** Who buys, and whether the prices have VAT in them. */
export type Concession = { kind: ConcessionKind; vatRegistered: boolean };

export type ConcessionLine = {
  price: Centavos;
  quantity: number;
  /** What one cost before its price was lowered; null where it was not. */
  regularPrice?: Centavos | null;
  /** The owner has said that the discount is for this product. */
  statutoryDiscount?: boolean;
};

/** A line with the discount of the law, by its parts. All are for all units but the price of one. */
export type StatutoryParts = {
  /** Of one: the discount is reckoned from it, and never from a price that was lowered already. */
  regularPrice: Centavos;
  vatExempt: Centavos;
  statutoryDiscount: Centavos;
  /** What the line costs less than its price: what is taken off, less the sale that it gives up. */
  saving: Centavos;
};

export type StatutoryTotals = {
  kind: ConcessionKind;
  vatExempt: Centavos;
  statutoryDiscount: Centavos;
  /** The regular prices less the lowered ones, of the lines that have the discount. */
  saleGivenUp: Centavos;
};

export type BestSaving = {
  saving: Centavos;
  /** Undefined where a promotion is better, or nothing has the discount of the law. */
  statutory: { totals: StatutoryTotals; parts: StatutoryLines } | undefined;
};

/** The parts of each line, in the order of the lines. */
export type StatutoryLines = readonly (StatutoryParts | undefined)[];

/** 12 %, which is in the price. */
const WITH_VAT = 112;
const WITHOUT_VAT = 100;
const DISCOUNT = 20;

/** In whole centavos, a half rounded up; of amounts that fit an order it is exact. */
const share = (amount: Centavos, part: number, whole: number) =>
  Math.floor((amount * part + whole / 2) / whole);

/**
 * The discount of the law on one line: without VAT first, then 20 % off what is left. It is rounded
 * on the line, so that its parts sum to its price. Undefined where the price asked now is as good.
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

/** What the parts of all lines come to. */
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
 * What is taken off: by the law or by the promotion, whichever is more, and never both. A person who
 * is a senior citizen and has a disability has one concession here, so that two statuses count once.
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
