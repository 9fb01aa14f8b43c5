import { asc, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { categories } from "../tables.server.ts";

/**
 * All categories in the order shoppers see, for a change of one. They are few, and their names,
 * addresses and places depend on each other: one change comes after the other. Readers don't wait.
 */
export async function lockCategories({ db }: Ctx) {
  await db.execute(sql`lock table ${categories} in share row exclusive mode`);
  return db.select().from(categories).orderBy(asc(categories.sortOrder), asc(categories.name));
}
