import { asc, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { places } from "../tables.server.ts";

/** Every province by name, and Metro Manila, which is written like one. */
export async function provinceNames(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: places.name })
    .from(places)
    .where(sql`${places.kind} = 'province'`)
    .orderBy(asc(places.name));
  return rows.map(({ name }) => name);
}
