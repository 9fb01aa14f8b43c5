import { deliveryOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import { planDelivery, type ColdRefusal } from "#app/goods/catalog/rules/plan-delivery.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { knownArea, type AreasToRead } from "./areas.ts";

/** Cold goods that are not sent to the order's destination. */
export type ColdRefused = {
  why: ColdRefusal;
  products: string[];
  /** The destination; null if the whole country is one area. */
  province: string | null;
  /** In business days: the longest transit time, and the longest that cold goods allow. */
  takes: number;
  most: number | null;
};

type ColdContext = {
  settings: Settings;
  areas: AreasToRead;
  province: string | null | undefined;
  now: Date;
};

/**
 * Why cold goods cannot be sent there now; undefined if they can, or if the destination is unknown.
 */
export function judgeCold(
  goods: readonly { name: string; needsCold?: boolean }[],
  { settings, areas, province, now }: ColdContext,
): ColdRefused | undefined {
  const products = goods.filter(({ needsCold }) => needsCold).map(({ name }) => name);
  const area = knownArea(areas, province);
  if (!area || products.length === 0) return undefined;
  const { days: travels, cold: coldTerms } = area;
  const planned = planDelivery(now, deliveryOf(settings, { cold: true, travels, coldTerms }));
  if (planned.ok) return undefined;
  const [takes, most] = [travels[1], coldTerms.most];
  return { why: planned.reason, products, province: province?.trim() || null, takes, most };
}
