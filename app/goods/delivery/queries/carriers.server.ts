import { asc } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { carriers } from "../tables.server.ts";

/** In the order in which staff see them. */
export async function listCarriers(db: Db) {
  return db.select().from(carriers).orderBy(asc(carriers.position), asc(carriers.name));
}
