import { asc, desc, eq } from "drizzle-orm";
import { categories, products } from "#app/goods/catalog/tables.server.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import { productPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { STARTER_RULES, type AssessmentRules } from "../rules/goal-products.ts";
import { assessmentRules } from "../tables.server.ts";

/** The rules in force and their date; rules from the code were never published. */
export async function currentRules(
  db: Db,
): Promise<AssessmentRules & { publishedAt: Date | undefined }> {
  const [latest] = await db
    .select({
      version: assessmentRules.version,
      goals: assessmentRules.goals,
      publishedAt: assessmentRules.publishedAt,
    })
    .from(assessmentRules)
    .orderBy(desc(assessmentRules.version))
    .limit(1);
  return latest ?? { ...STARTER_RULES, publishedAt: undefined };
}

/** The products that a goal can have, by name, and whether shoppers can buy them now. */
export async function goalProducts(db: Db) {
  const rows = await db
    .select({
      slug: products.slug,
      name: products.name,
      isSold: products.isActive,
      images: products.images,
      areaLook: categories.look,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.kind, "product"))
    .orderBy(asc(products.name))
    .limit(500);
  return rows.map(({ images, areaLook, ...product }) => ({
    ...product,
    tint: areaTint(areaLook),
    picture: productPicture({ name: product.name, images }),
  }));
}
