import { asc, eq, isNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { savedReplies } from "../tables.server.ts";

export async function allSavedReplies(db: Db) {
  const { id, title, body, archivedAt } = savedReplies;
  return db.select({ id, title, body, archivedAt }).from(savedReplies).orderBy(asc(title));
}

export async function offeredReplies(db: Db) {
  const { id, title, archivedAt } = savedReplies;
  return db.select({ id, title }).from(savedReplies).where(isNull(archivedAt)).orderBy(asc(title));
}

/** The id may come from a URL, so anything that is not a UUID finds nothing. */
export async function findSavedReply(db: Db, replyId: string) {
  if (!isUuid(replyId)) return undefined;
  const [reply] = await db.select().from(savedReplies).where(eq(savedReplies.id, replyId));
  return reply;
}
