import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { refuseWithoutRoom } from "#app/platform/database/db.server.ts";
import type { Level } from "#app/care/triage/rules/flag.ts";
import { assistantConversations as conversations } from "../../tables.server.ts";

/** The stored conversation; `sealed` differs each time it is written. */
export type StoredConversation = { sealed: string; lastAt: Date };

/** Whether the write succeeded; if not, the conversation that was found instead, if visible. */
type WriteResult = { isStored: boolean; stands?: StoredConversation };
type NextConversation = { session: string; sealed: string; level: Level };

/** Starts the conversation, or replaces the version that was read; in one statement. */
export function storeConversation(
  ctx: Ctx,
  stands: StoredConversation | undefined,
  next: NextConversation,
): Promise<WriteResult> {
  refuseWithoutRoom(ctx.db);
  return stands ? goOn(ctx, stands, next) : begin(ctx, next);
}

/**
 * Also returns the conversation if it already exists: most have a single message, so they are not
 * read first. A conversation that another request is starting at this moment is not visible yet.
 */
async function begin(
  { db, now, ids }: Ctx,
  { session, sealed, level }: NextConversation,
): Promise<WriteResult> {
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

/** Writes only if the conversation has not changed since it was read. */
async function goOn(
  { db, now }: Ctx,
  read: StoredConversation,
  { session, sealed, level }: NextConversation,
): Promise<WriteResult> {
  const written = await db
    .update(conversations)
    // A new message reopens a conversation that staff had settled.
    .set({ sealed, level, lastAt: now, settledAt: null })
    .where(and(eq(conversations.session, session), eq(conversations.sealed, read.sealed)));
  return { isStored: written.rowCount === 1 };
}
