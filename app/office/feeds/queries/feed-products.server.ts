import { asc } from "drizzle-orm";
import { listed } from "#app/goods/catalog/queries/listing-pages.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { ownPicture } from "#app/goods/catalog/views/shown-picture.ts";
import { productsInOrder } from "#app/office/agents/queries/ucp-products.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { reasonsAgainstAds } from "../rules/judge-ad.ts";

/** A feed of more would be a file that no one looks through. */
const MOST = 5_000;

/** Products on sale by name, each with the reasons that keep it out of ads. */
export async function judgedProducts(db: Db) {
  const found = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      shortDescription: products.shortDescription,
      description: products.description,
      regulatoryStatus: products.regulatoryStatus,
      registrationNo: products.registrationNo,
      clearance: products.clearance,
      compound: products.compound,
      route: products.route,
      images: products.images,
    })
    .from(products)
    .where(listed)
    .orderBy(asc(products.name), asc(products.id))
    .limit(MOST);
  return found.map(({ images, ...product }) => ({
    id: product.id,
    slug: product.slug,
    name: product.name,
    reasons: reasonsAgainstAds({ ...product, hasPicture: ownPicture({ images }) !== undefined }),
  }));
}

/** The products that may be advertised, with their variants. */
export async function advertisedProducts(db: Db) {
  const judged = await judgedProducts(db);
  const ids = judged.filter(({ reasons }) => reasons.length === 0).map(({ id }) => id);
  return productsInOrder(db, ids);
}
