import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { wasAskedFor, type AskedPrice } from "../rules/price-proof.ts";
import { priceHistory, products, productVariants } from "../tables.server.ts";

export type ComparePrices = {
  shown: number;
  /** Names of items whose struck-through price was not charged within the required period. */
  unproven: string[];
};

/** Checks each struck-through price on sale against the price history. */
export async function comparePrices(db: Db, now: Date): Promise<ComparePrices> {
  const { id: productId, name, compareAtPrice, isActive, highestPrice } = products;
  const ofProducts = await db
    .select({ productId, name, compareAt: compareAtPrice })
    .from(products)
    // A product with variants is sold as its variants.
    .where(and(isActive, isNotNull(compareAtPrice), isNull(highestPrice)));
  const variant = productVariants;
  const ofVariants = await db
    .select({
      productId,
      variantId: variant.id,
      name,
      variantName: variant.variantName,
      compareAt: variant.compareAtPrice,
    })
    .from(variant)
    .innerJoin(products, eq(products.id, variant.productId))
    .where(and(isActive, variant.isActive, isNotNull(variant.compareAtPrice)));
  const shown = [
    ...ofProducts.map((one) => ({ ...one, variantId: null, title: one.name })),
    ...ofVariants.map((one) => ({ ...one, title: `${one.name} ${one.variantName}` })),
  ];
  const history = await historyOf(db, [...new Set(shown.map((one) => one.productId))]);
  const unproven = shown.filter(
    ({ compareAt, ...of }) =>
      compareAt !== null && !wasAskedFor(compareAt, history.get(keyOf(of)) ?? [], now),
  );
  return { shown: shown.length, unproven: unproven.map(({ title }) => title).toSorted() };
}

type Item = { productId: string; variantId: string | null };

const keyOf = ({ productId, variantId }: Item) => variantId ?? productId;

async function historyOf(db: Db, productIds: readonly string[]) {
  if (productIds.length === 0) return new Map<string, AskedPrice[]>();
  const { productId, variantId, price, since, id } = priceHistory;
  const asked = await db
    .select({ productId, variantId, price, since })
    .from(priceHistory)
    .where(inArray(productId, [...productIds]))
    .orderBy(asc(since), asc(id));
  return Map.groupBy(asked, keyOf);
}
