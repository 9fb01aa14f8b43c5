import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { apiKeys } from "../tables.server.ts";

/** The key that a program sent, whether or not it still works. */
export async function findKey(db: Db, sent: string) {
  const hash = hashToken(sent);
  const [found] = await db.select().from(apiKeys).where(eq(apiKeys.keyHash, hash));
  return found && timingSafeEqual(Buffer.from(found.keyHash), Buffer.from(hash))
    ? found
    : undefined;
}

/** Also takes an id as it stood in an address, which may be anything. */
export async function findKeyById(db: Db, keyId: string) {
  if (!isUuid(keyId)) return undefined;
  const [found] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      hint: apiKeys.hint,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedOn: apiKeys.lastUsedOn,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.id, keyId));
  return found;
}
