import { asc, desc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
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

export async function namedProducts(db: Db) {
  return db
    .select({ slug: products.slug, name: products.name, isActive: products.isActive })
    .from(products)
    .where(eq(products.kind, "product"))
    .orderBy(asc(products.name))
    .limit(500);
}
