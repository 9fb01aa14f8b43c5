import { asc, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { categories } from "../tables.server.ts";

/**
 * Locks all categories, in the order that shoppers see, for a change of one. They are few, and
 * their names, addresses and positions depend on each other, so changes wait for each other.
 * Readers do not wait.
 */
export async function lockCategories({ db }: Ctx) {
  await db.execute(sql`lock table ${categories} in share row exclusive mode`);
  return db.select().from(categories).orderBy(asc(categories.sortOrder), asc(categories.name));
}
