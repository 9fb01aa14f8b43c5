import type { Centavos } from "#app/lib/money.ts";
import { knownArea, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import {
  cashInArea,
  cashTermsOf,
  judgeCash,
  NEW_BUYER,
  type BuyerRecord,
  type CashRefused,
  type CashSettings,
} from "#app/selling/payments/rules/judge-cash.ts";

/** An order that cannot be paid in cash, with names for its buyer. */
export type CashNotTaken = CashRefused & {
  /** Cold products. */
  products: string[];
  /** The province. Null if it is unknown, or if the whole country is one area. */
  province: string | null;
};

type CashQuestion = {
  settings: CashSettings;
  areas: AreasToRead;
  province: string | null | undefined;
  total: Centavos;
  lines: readonly { name: string; needsCold?: boolean }[];
  record: BuyerRecord | undefined;
};

/** Why an order to a province cannot be paid in cash on delivery. Undefined if it can. */
export function judgeOrderCash({
  settings,
  areas,
  province,
  total,
  lines,
  record = NEW_BUYER,
}: CashQuestion): CashNotTaken | undefined {
  const products = lines.filter(({ needsCold }) => needsCold).map(({ name }) => name);
  const refused = judgeCash({
    ...cashTermsOf(settings),
    ...cashInArea(knownArea(areas, province)),
    ...record,
    total,
    hasCold: products.length > 0,
  });
  return refused && { ...refused, products, province: province?.trim() || null };
}
