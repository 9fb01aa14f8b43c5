import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { products, productVariants } from "../tables.server.ts";

/** Listed products of these slugs: one row per variant on sale, or one if there are none. */
export async function comparedRows(db: Db, slugs: readonly string[]) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      price: products.price,
      vialAmount: products.vialAmount,
      vialUnit: products.vialUnit,
      courseWeeksMin: products.courseWeeksMin,
      courseWeeksMax: products.courseWeeksMax,
      regulatoryStatus: products.regulatoryStatus,
      variant: {
        price: productVariants.price,
        option1Value: productVariants.option1Value,
        option2Value: productVariants.option2Value,
      },
    })
    .from(products)
    .leftJoin(
      productVariants,
      and(eq(productVariants.productId, products.id), eq(productVariants.isActive, true)),
    )
    .where(
      and(
        inArray(products.slug, [...slugs]),
        eq(products.isActive, true),
        eq(products.kind, "product"),
      ),
    )
    .orderBy(asc(productVariants.position), asc(productVariants.id));
}
