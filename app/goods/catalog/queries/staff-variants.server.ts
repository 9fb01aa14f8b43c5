import { asc, eq, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { products, productVariants, stockLevels } from "../tables.server.ts";

/** A product with all its variants, removed ones included; undefined for a wrong id. */
export async function findVariantsOf(db: Db, productId: string) {
  if (!isUuid(productId)) return undefined;
  const { id, name, kind, price, images, option1Name, option2Name } = products;
  const { variantsVersion, archivedAt } = products;
  const options = { option1Name, option2Name };
  const [[product], variants] = await Promise.all([
    db
      .select({ id, name, kind, price, images, ...options, variantsVersion, archivedAt })
      .from(products)
      .where(eq(products.id, productId)),
    db
      .select({
        id: productVariants.id,
        variantName: productVariants.variantName,
        option1Value: productVariants.option1Value,
        option2Value: productVariants.option2Value,
        sku: productVariants.sku,
        price: productVariants.price,
        compareAtPrice: productVariants.compareAtPrice,
        weight: productVariants.weight,
        picture: productVariants.picture,
        isActive: productVariants.isActive,
        archivedAt: productVariants.archivedAt,
        onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
        reserved: sql<number>`coalesce(${stockLevels.reserved}, 0)`,
      })
      .from(productVariants)
      .leftJoin(stockLevels, eq(stockLevels.variantId, productVariants.id))
      .where(eq(productVariants.productId, productId))
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
  ]);
  if (product?.kind !== "product") return undefined;
  return { ...product, variants };
}

export type StaffVariants = NonNullable<Awaited<ReturnType<typeof findVariantsOf>>>;
