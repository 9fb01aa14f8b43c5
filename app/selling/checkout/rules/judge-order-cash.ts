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

/** An order that can't be paid at the door, by the names that its buyer is told. */
export type CashNotTaken = CashRefused & {
  /** What of it has to stay cold. */
  products: string[];
  /** Where it goes; null where that is not known, or all of the country is one area. */
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

/** Why an order to a province can't be paid at the door; undefined where it can. */
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
