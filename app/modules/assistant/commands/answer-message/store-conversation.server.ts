import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { refuseWithoutRoom } from "#app/platform/database/db.server.ts";
import type { Level } from "../../rules/flag.ts";
import { assistantConversations as conversations } from "../../tables.server.ts";

/** A conversation as it stands; `sealed` is another text each time it is written. */
export type Stored = { sealed: string; lastAt: Date };

/** Whether it was written; if not, how the conversation stands, as far as one can see. */
type Written = { isStored: boolean; stands?: Stored };
type Next = { session: string; sealed: string; level: Level };

/** Writes what was decided on a conversation as it stands, or begins it; in one statement. */
export function storeConversation(
  ctx: Ctx,
  stands: Stored | undefined,
  next: Next,
): Promise<Written> {
  refuseWithoutRoom(ctx.db);
  return stands ? goOn(ctx, stands, next) : begin(ctx, next);
}

/**
 * Also says how it stands where it has begun already: most have one message, and are not read
 * first. One that somebody else begins at this moment is not seen yet.
 */
async function begin({ db, now, ids }: Ctx, { session, sealed, level }: Next): Promise<Written> {
  const begun = db
    .$with("begun")
    .as(
      db
        .insert(conversations)
        .values({ id: ids.newId(), session, sealed, level, startedAt: now, lastAt: now })
        .onConflictDoNothing({ target: conversations.session })
        .returning({ id: conversations.id }),
    );
  const isStored = sql<boolean>`exists (select from ${begun})`;
  const [row] = await db
    .with(begun)
    .select({ isStored, sealed: conversations.sealed, lastAt: conversations.lastAt })
    .from(sql`(values (1)) as one`)
    .leftJoin(conversations, eq(conversations.session, session));
  const { sealed: other, lastAt } = row ?? {};
  const stands = typeof other === "string" && lastAt ? { sealed: other, lastAt } : undefined;
  return { isStored: row?.isStored ?? false, ...(stands && { stands }) };
}

/** Only if it still stands as it was read. */
async function goOn(
  { db, now }: Ctx,
  read: Stored,
  { session, sealed, level }: Next,
): Promise<Written> {
  const written = await db
    .update(conversations)
    // Whoever was done with it looks again.
    .set({ sealed, level, lastAt: now, settledAt: null })
    .where(and(eq(conversations.session, session), eq(conversations.sealed, read.sealed)));
  return { isStored: written.rowCount === 1 };
}
