import { and, eq, exists, or } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { showGone, type GoneProduct } from "../views/show-gone.ts";
import { formerProductSlugs, products, stockLevels, stockMovements } from "../tables.server.ts";

/**
 * A discontinued product, for buyers who still have some. A product that was never ordered is not
 * shown, because it may be a draft.
 */
export async function goneProduct(db: Db, idOrSlug: string): Promise<GoneProduct | undefined> {
  const ordered = db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .innerJoin(stockLevels, eq(stockLevels.id, stockMovements.stockLevelId))
    .where(and(eq(stockLevels.productId, products.id), eq(stockMovements.kind, "reserve")));
  // Former addresses work too, because owners of a vial have the old link.
  const named = db
    .select({ slug: formerProductSlugs.slug })
    .from(formerProductSlugs)
    .where(
      and(eq(formerProductSlugs.slug, idOrSlug), eq(formerProductSlugs.productId, products.id)),
    );
  const [row] = await db
    .select({
      name: products.name,
      storage: products.storage,
      safetyText: products.safetyText,
      contraindications: products.contraindications,
      interactions: products.interactions,
    })
    .from(products)
    .where(
      and(
        or(
          eq(products.slug, idOrSlug),
          exists(named),
          isUuid(idOrSlug) ? eq(products.id, idOrSlug) : undefined,
        ),
        eq(products.isActive, false),
        eq(products.kind, "product"),
        exists(ordered),
      ),
    );
  return row && showGone(row);
}
