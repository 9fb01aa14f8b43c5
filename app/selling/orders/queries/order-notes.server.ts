import { and, asc, desc, eq, exists, inArray, isNull } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orderNotes, orderTags, taggedOrders } from "../tables/order-notes.server.ts";

const MOST_NOTES = 200;
const MOST_TAGS_OFFERED = 300;

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

/** Sorted by name. */
export async function tagsOf(db: Db, orderId: string) {
  return db
    .select({ id: orderTags.id, name: orderTags.name })
    .from(taggedOrders)
    .innerJoin(orderTags, eq(orderTags.id, taggedOrders.tagId))
    .where(eq(taggedOrders.orderId, orderId))
    .orderBy(asc(orderTags.name));
}

/** The names of the tags of several orders. */
export async function tagsOfOrders(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, string[]>();
  const rows = await db
    .select({ orderId: taggedOrders.orderId, name: orderTags.name })
    .from(taggedOrders)
    .innerJoin(orderTags, eq(orderTags.id, taggedOrders.tagId))
    .where(inArray(taggedOrders.orderId, [...orderIds]))
    .orderBy(asc(orderTags.name));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, tags]) => [id, tags.map(({ name }) => name)]));
}

/** Tags in use, sorted by name. */
export async function tagsInUse(db: Db) {
  const used = db
    .select({ tagId: taggedOrders.tagId })
    .from(taggedOrders)
    .where(eq(taggedOrders.tagId, orderTags.id));
  return db
    .select({ id: orderTags.id, name: orderTags.name })
    .from(orderTags)
    .where(exists(used))
    .orderBy(asc(orderTags.name))
    .limit(MOST_TAGS_OFFERED);
}
