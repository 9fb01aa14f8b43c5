import { asc, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { places } from "../tables.server.ts";

/** All provinces by name, and Metro Manila, which addresses treat as one. */
export async function provinceNames(db: Db): Promise<string[]> {
  return (await listProvinces(db)).map(({ name }) => name);
}

/** The same with codes. */
export async function listProvinces(db: Db): Promise<{ code: string; name: string }[]> {
  return db
    .select({ code: places.code, name: places.name })
    .from(places)
    .where(sql`${places.kind} = 'province'`)
    .orderBy(asc(places.name));
}
