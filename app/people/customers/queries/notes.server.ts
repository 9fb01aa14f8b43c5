import { desc, eq } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { customerNotes } from "../tables.server.ts";

const MOST = 200;

/** Staff notes about a customer, newest first, with their authors' names. */
export async function notesOf(db: Db, customerId: string) {
  return db
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      createdAt: customerNotes.createdAt,
      authorName: user.name,
    })
    .from(customerNotes)
    .leftJoin(user, eq(user.id, customerNotes.authorId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))
    .limit(MOST);
}
