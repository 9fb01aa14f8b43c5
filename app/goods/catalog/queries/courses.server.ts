import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { groupCourses, type AreaCourses } from "../views/group-courses.ts";
import { categories, products } from "../tables.server.ts";

/** Course lengths by area, for each product that has one. */
export async function coursesByArea(db: Db): Promise<AreaCourses[]> {
  const rows = await db
    .select({
      area: categories.name,
      areaSlug: categories.slug,
      areaLook: categories.look,
      name: products.name,
      slug: products.slug,
      from: products.courseWeeksMin,
      to: products.courseWeeksMax,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(products.isActive, true),
        eq(products.kind, "product"),
        eq(categories.isActive, true),
        isNotNull(products.courseWeeksMin),
        isNotNull(products.courseWeeksMax),
      ),
    )
    .orderBy(asc(categories.sortOrder), asc(categories.name), asc(products.courseWeeksMin));
  return groupCourses(rows.map((row) => ({ ...row, from: row.from ?? 0, to: row.to ?? 0 })));
}
