import { deliveryOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import { planDelivery, type ColdRefusal } from "#app/goods/catalog/rules/plan-delivery.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { knownArea, type AreasToRead } from "./areas.ts";

/** Goods that have to stay cold and are not sent to where an order goes. */
export type ColdRefused = {
  why: ColdRefusal;
  products: string[];
  /** Where it goes; null where all of the country is one area. */
  province: string | null;
  /** In business days: the longest on the way, and the longest that cold goods may be. */
  takes: number;
  most: number | null;
};

type Asked = {
  settings: Settings;
  areas: AreasToRead;
  province: string | null | undefined;
  now: Date;
};

/** Why the cold ones among these goods can't go there now; undefined where they can, or nobody knows. */
export function judgeCold(
  goods: readonly { name: string; needsCold?: boolean }[],
  { settings, areas, province, now }: Asked,
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
