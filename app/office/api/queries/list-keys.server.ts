import { desc, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { apiKeys } from "../tables.server.ts";

/** A key without its hash. */
export const keyColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  hint: apiKeys.hint,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedOn: apiKeys.lastUsedOn,
  revokedAt: apiKeys.revokedAt,
};

/** Every key of the shop; there are a few dozen at most. */
export async function listKeys(db: Db) {
  return db.select(keyColumns).from(apiKeys).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function countActiveKeys(db: Db, now: Date): Promise<number> {
  return db.$count(
    apiKeys,
    sql`${isNull(apiKeys.revokedAt)} and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > ${now})`,
  );
}
