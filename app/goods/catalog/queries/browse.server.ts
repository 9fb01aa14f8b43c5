import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { categories, products } from "../tables.server.ts";
import { availableUnits } from "./available-units.server.ts";

/** For display, from memory. */
export async function shownCategories({ ctx, memory }: Pick<RequestContext, "ctx" | "memory">) {
  return memory.read("categories", () => activeCategories(ctx.db));
}

export async function activeCategories(db: Db) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      description: categories.description,
      look: categories.look,
    })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.sortOrder), asc(categories.name));
}

/** Up to three available products per category, best-selling first. */
export async function popularByCategory(db: Db): Promise<Map<string, string[]>> {
  const result = await db.execute<{ id: string; names: string[] }>(sql`
    select c.id, array_agg(best.name order by best.place) as names
    from categories c cross join lateral (
      select name, row_number() over (order by sold_30d desc, featured desc, name) as place
      from ${products}
      where category_id = c.id and is_active and kind = 'product' and clearance <> 'required'
        and ${availableUnits} > 0
      order by sold_30d desc, featured desc, name limit 3
    ) as best
    where c.is_active
    group by c.id`);
  return new Map(result.rows.map(({ id, names }) => [id, names]));
}
