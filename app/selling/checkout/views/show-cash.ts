import { knownArea, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import {
  asksForRecord,
  type BuyerRecord,
  type CashSettings,
} from "#app/selling/payments/rules/judge-cash.ts";
import { nameKey } from "#app/running/places/rules/fold-name.ts";
import type { Centavos } from "#app/lib/money.ts";
import { judgeOrderCash } from "../rules/judge-order-cash.ts";
import { cashForKnownText, cashRefusedText } from "../texts/shopper-cash.ts";

type CashView = {
  cash: {
    settings: CashSettings;
    /** Cold items. */
    lines: readonly { name: string; needsCold: boolean }[];
    /** Undefined for a guest, whose contact data is not typed yet. */
    record: BuyerRecord | undefined;
  };
  pricing: { areas: AreasToRead } | undefined;
  provinces: readonly string[];
};

export type ShownCash = {
  text: string;
  /** Cash is not available. If false, it depends on the guest's contact data. */
  isRefused: boolean;
};

/** The limits of cash on delivery for an order to a province. Undefined if cash is accepted. */
export function showCash(
  { cash, pricing, provinces }: CashView,
  { province, total }: { province: string | undefined; total: Centavos },
): ShownCash | undefined {
  const areas = pricing?.areas;
  const key = nameKey(province ?? "");
  const known = provinces.find((name) => nameKey(name) === key);
  // Half a name would match the area of all other provinces.
  const isMeant = known !== undefined || (areas?.length === 1 && knownArea(areas, null));
  const to = { areas: isMeant ? areas : undefined, province: known };
  const refused = judgeOrderCash({ ...cash, ...to, total });
  if (!refused) return undefined;
  const isOpen = cash.record === undefined && asksForRecord(refused);
  const text = isOpen ? cashForKnownText(refused) : cashRefusedText(refused);
  return { text, isRefused: !isOpen };
}
