import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { highlevelContacts, highlevelMessages } from "../tables.server.ts";

export async function newestMessages(db: Db, onlyFailed: boolean, most: number) {
  return db
    .select({ message: highlevelMessages, email: highlevelContacts.email })
    .from(highlevelMessages)
    .innerJoin(highlevelContacts, eq(highlevelContacts.id, highlevelMessages.contactId))
    .where(onlyFailed ? eq(highlevelMessages.state, "failed") : undefined)
    .orderBy(desc(highlevelMessages.createdAt), desc(highlevelMessages.id))
    .limit(most);
}

export async function countMessages(db: Db) {
  const rows = await db
    .select({ state: highlevelMessages.state, count: count() })
    .from(highlevelMessages)
    .groupBy(highlevelMessages.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: of("waiting"), failed: of("failed") };
}

/** Contacts of erased people: how many the shop is still removing, and those it cannot remove. */
export async function erasedContacts(db: Db, most: number) {
  const isErased = and(isNull(highlevelContacts.email), isNotNull(highlevelContacts.remoteId));
  const left = await db
    .select({ remoteId: highlevelContacts.remoteId })
    .from(highlevelContacts)
    .where(and(isErased, isNotNull(highlevelContacts.leftBehindAt)))
    .orderBy(highlevelContacts.leftBehindAt)
    .limit(most);
  const waiting = await db.$count(
    highlevelContacts,
    and(isErased, isNull(highlevelContacts.leftBehindAt)),
  );
  return { waiting, left: left.flatMap(({ remoteId }) => remoteId ?? []) };
}
