import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { areaTint } from "../views/area-looks.ts";
import type { RelatedProduct } from "../views/related-product.ts";
import { productPicture } from "../views/shown-picture.ts";
import { livingSlugs } from "./former-slugs.server.ts";
import { categories, products } from "../tables.server.ts";

/** Listed products in the given order; products that are not sold are left out. */
export async function listedBySlugs(db: Db, named: readonly string[]): Promise<RelatedProduct[]> {
  if (named.length === 0) return [];
  const slugs = await livingSlugs(db, named);
  const found = await db
    .select({
      slug: products.slug,
      name: products.name,
      sentence: products.shortDescription,
      status: products.regulatoryStatus,
      images: products.images,
      areaLook: categories.look,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(inArray(products.slug, slugs), eq(products.isActive, true), eq(products.kind, "product")),
    );
  return found
    .toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
    .map(({ images, areaLook, ...product }) => ({
      ...product,
      tint: areaTint(areaLook),
      picture: productPicture({ name: product.name, images }),
    }));
}
