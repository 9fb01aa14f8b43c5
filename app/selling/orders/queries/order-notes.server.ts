import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { tagsInUse, tagsOfOne, tagsOfSeveral } from "#app/running/tags/queries/tags.server.ts";
import { orderNotes, orderTags, taggedOrders } from "../tables/order-notes.server.ts";

const MOST_NOTES = 200;

/** Staff notes on an order, newest first, with their author's name. */
export async function orderNotesOf(db: Db, orderId: string) {
  return db
    .select({
      id: orderNotes.id,
      text: orderNotes.text,
      createdAt: orderNotes.createdAt,
      authorId: orderNotes.authorId,
      authorName: user.name,
    })
    .from(orderNotes)
    .leftJoin(user, eq(user.id, orderNotes.authorId))
    .where(and(eq(orderNotes.orderId, orderId), isNull(orderNotes.removedAt)))
    .orderBy(desc(orderNotes.createdAt), desc(orderNotes.id))
    .limit(MOST_NOTES);
}

/** Those of the notes that are not removed. */
export async function notesThere(db: Db, orderId: string, noteIds: readonly string[]) {
  if (noteIds.length === 0) return new Map<string, boolean>();
  const rows = await db
    .select({ id: orderNotes.id, removedAt: orderNotes.removedAt })
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), inArray(orderNotes.id, [...noteIds])));
  return new Map(rows.map(({ id, removedAt }) => [id, removedAt === null]));
}

export const orderTagTables = { words: orderTags, tagged: taggedOrders };

export const tagsOfOrders = (db: Db, orderIds: readonly string[]) =>
  tagsOfSeveral(db, orderTagTables, orderIds);

export const tagsOfOrder = (db: Db, orderId: string) => tagsOfOne(db, orderTagTables, orderId);

export const orderTagsInUse = (db: Db) => tagsInUse(db, orderTagTables);
