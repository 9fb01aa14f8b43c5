import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { apiKeys } from "../tables.server.ts";
import { keyColumns } from "./list-keys.server.ts";

/** Finds the sent key even when it is expired or revoked. */
export async function findKey(db: Db, sent: string) {
  const hash = hashToken(sent);
  const [found] = await db.select().from(apiKeys).where(eq(apiKeys.keyHash, hash));
  return found && timingSafeEqual(Buffer.from(found.keyHash), Buffer.from(hash))
    ? found
    : undefined;
}

/** The id may come from a URL, so anything that is not a UUID finds nothing. */
export async function findKeyById(db: Db, keyId: string) {
  if (!isUuid(keyId)) return undefined;
  const [found] = await db.select(keyColumns).from(apiKeys).where(eq(apiKeys.id, keyId));
  return found;
}
