import { asc, eq, isNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { savedReplies } from "../tables.server.ts";

/** Every saved reply, those of the archive too. */
export async function allSavedReplies(db: Db) {
  const { id, title, body, archivedAt } = savedReplies;
  return db.select({ id, title, body, archivedAt }).from(savedReplies).orderBy(asc(title));
}

/** Those that a ticket can be answered with, by their titles. */
export async function offeredReplies(db: Db) {
  const { id, title, archivedAt } = savedReplies;
  return db.select({ id, title }).from(savedReplies).where(isNull(archivedAt)).orderBy(asc(title));
}

/** Also takes an id as it stood in an address, which may be anything. */
export async function findSavedReply(db: Db, replyId: string) {
  if (!isUuid(replyId)) return undefined;
  const [reply] = await db.select().from(savedReplies).where(eq(savedReplies.id, replyId));
  return reply;
}
