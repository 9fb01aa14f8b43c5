import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";
import { listed } from "./listing-pages.server.ts";

/** What a card of a product shows. */
export const card = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  areaLook: categories.look,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  highestPrice: products.highestPrice,
  featured: products.featured,
  shortDescription: products.shortDescription,
  description: products.description,
  benefits: products.benefits,
  images: products.images,
  courseWeeksMin: products.courseWeeksMin,
  courseWeeksMax: products.courseWeeksMax,
  monthlyFactor: products.monthlyFactor,
  ratingAvg: products.ratingAvg,
  ratingCount: products.ratingCount,
  clearance: products.clearance,
  regulatoryStatus: products.regulatoryStatus,
  available: availableUnits,
};

/** What is shown of each, in their order; what was withdrawn since is left out. */
export async function cardsOf(db: Db, hits: readonly { id: string }[]) {
  const ids = hits.map(({ id }) => id);
  const found = await db
    .select(card)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(listed, sql`${products.id} = any(${sql.param(ids)}::uuid[])`));
  const byId = new Map(found.map((one) => [one.id, one]));
  return hits.flatMap(({ id }) => byId.get(id) ?? []);
}
