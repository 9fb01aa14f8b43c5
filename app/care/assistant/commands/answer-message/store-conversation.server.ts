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
  const { rows } = await db.execute<{ stored: boolean; sealed: string | null; at: number | null }>(
    sql`with begun as (
        insert into ${conversations} (id, session, sealed, level, started_at, last_at)
        values (${ids.newId()}, ${session}, ${sealed}, ${level}, ${now}, ${now})
        on conflict (session) do nothing returning id
      )
      select exists (select from begun) as stored, stands.sealed,
        (extract(epoch from stands.last_at) * 1000)::float8 as at
      from (values (1)) as one left join ${conversations} stands on stands.session = ${session}`,
  );
  const [row] = rows;
  const isStored = row?.stored ?? false;
  if (!row?.sealed || row.at === null) return { isStored };
  return { isStored, stands: { sealed: row.sealed, lastAt: new Date(row.at) } };
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
