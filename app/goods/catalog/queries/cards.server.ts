import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import type { CardSource } from "../views/product-card.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";
import { listed } from "./listing-pages.server.ts";

const card = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  areaLook: categories.look,
  price: products.price,
  compareAtPrice: products.compareAtPrice,
  highestPrice: products.highestPrice,
  vialAmount: products.vialAmount,
  vialUnit: products.vialUnit,
  variantNames: products.variantNames,
  featured: products.featured,
  sold30d: products.sold30d,
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

/** The cards of these products, in their order. Products that were withdrawn since are left out. */
export async function cardsOf(
  db: Db,
  hits: readonly { id: string }[],
  memory = new Memory(),
): Promise<CardSource[]> {
  const names = hits.map(({ id }) => nameOf(id));
  const known = await memory.readAll(names, (unknown) => readCards(db, hits, new Set(unknown)));
  return names.flatMap((name) => known.get(name) ?? []);
}

async function readCards(
  db: Db,
  hits: readonly { id: string }[],
  unknown: ReadonlySet<string>,
): Promise<Map<string, CardSource>> {
  const ids = hits.map(({ id }) => id).filter((id) => unknown.has(nameOf(id)));
  const found = await db
    .select(card)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(listed, sql`${products.id} = any(${sql.param(ids)}::uuid[])`));
  return new Map(found.map((one) => [nameOf(one.id), one]));
}

/** A product's name in the change feed. */
const nameOf = (id: string) => `product:${id}`;
