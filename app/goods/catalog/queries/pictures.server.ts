import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { DAYS_TO_PUT_BACK } from "../rules/picture-terms.ts";
import { categories, products } from "../tables.server.ts";
import type { ProductImage } from "../views/shown-picture.ts";

/** A product with its pictures, for staff; it need not be listed. */
export async function findPictures(db: Db, productId: string) {
  if (!isUuid(productId)) return undefined;
  const [product] = await db
    .select({
      name: products.name,
      slug: products.slug,
      kind: products.kind,
      isActive: products.isActive,
      price: products.price,
      images: products.images,
      areaLook: categories.look,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, productId));
  return product;
}

type RemovedPicture = { image: ProductImage; place: number; at: Date };

/** Recently removed pictures that the product does not show again, newest first. */
export async function removedPictures(
  db: Db,
  { productId, now }: { productId: string; now: Date },
): Promise<RemovedPicture[]> {
  const rows = await db
    .select({ before: auditLog.before, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "product"),
        eq(auditLog.subjectId, productId),
        eq(auditLog.action, "product.picture_removed"),
        gt(auditLog.at, addDays(now, -DAYS_TO_PUT_BACK)),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  const found = await findPictures(db, productId);
  const seen = new Set(found?.images.map(({ picture }) => picture));
  return rows.flatMap(({ before, at }) => {
    const { place, ...image } = before as ProductImage & { place: number };
    if (seen.has(image.picture)) return [];
    seen.add(image.picture);
    return [{ image, place, at }];
  });
}

/**
 * `<id>-<version>` of all photos that products show, or showed since `since` and can show again.
 */
export async function photosInUse(db: Db, since: Date): Promise<Set<string>> {
  const image = sql`image`;
  const shown = await db
    .select({ name: nameIn(image) })
    .from(products)
    .innerJoin(sql`jsonb_array_elements(${products.images}) as image`, sql`image ? 'upload'`);
  const earlier = await db
    .select({ name: nameIn(auditLog.before) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "product"),
        inArray(auditLog.action, ["product.picture_removed", "product.picture_changed"]),
        gt(auditLog.at, since),
        sql`${auditLog.before} ? 'upload'`,
      ),
    );
  return new Set([...shown, ...earlier].map(({ name }) => name));
}

const nameIn = (image: unknown) =>
  sql<string>`${image} ->> 'picture' || '-' || (${image} -> 'upload' ->> 'version')`;
