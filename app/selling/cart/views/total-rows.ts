import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { StatutoryTotals } from "#app/selling/concessions/rules/price-concession.ts";
import { statutoryRows } from "#app/selling/concessions/views/statutory-rows.ts";
import type { CartTotals } from "../rules/price-cart.ts";
import { cartMessages as say } from "../texts/shopper.ts";

export type ShownTotals = {
  totals: Pick<
    CartTotals,
    "subtotal" | "discount" | "shipping" | "coldPack" | "tax" | "total" | "from"
  >;
  /** The promo code with a saving. */
  code: string | null;
  /** The parts of the statutory discount, which replaces a code. */
  statutory?: StatutoryTotals | undefined;
  /** The store credit that pays part of the total. */
  credit?: Centavos;
};

type TotalRow = { label: string; amount: string; total?: true };

/** The rows of the totals, the same on cart, checkout, receipt and paper. */
export function totalRows({ totals, code, statutory, credit = 0 }: ShownTotals): TotalRow[] {
  const { subtotal, discount, shipping, coldPack, tax, total } = totals;
  const least = totals.from ? say.from : (amount: string) => amount;
  const fee = shipping === 0 && !totals.from ? say.free : formatMoney(shipping);
  const pack = { label: say.coldPack, amount: coldPack ? formatMoney(coldPack) : say.free };
  const saved = statutory
    ? statutoryRows(statutory)
    : [{ label: say.discount(code), amount: formatMoney(-discount) }];
  return [
    { label: say.subtotal, amount: formatMoney(subtotal) },
    ...(discount > 0 ? saved : []),
    { label: say.shipping, amount: least(fee) },
    ...(coldPack === null ? [] : [pack]),
    { label: say.tax, amount: formatMoney(tax) },
    { label: say.total, amount: least(formatMoney(total)), total: true },
    ...(credit > 0
      ? [
          { label: say.credit, amount: formatMoney(-credit) },
          { label: say.due, amount: least(formatMoney(total - credit)), total: true as const },
        ]
      : []),
  ];
}
