import { and, desc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { turnSealer } from "../queries/sealed-turn.server.ts";
import type { Turn } from "../rules/conversation.ts";
import { MOST_SAVED } from "../rules/saving.ts";
import { assistantSavedTurns as saved } from "../tables.server.ts";

type Given = { userId: string; sessionId: string; turns: readonly Turn[] };

/**
 * Saves what was said under an account; what is saved already stays as it is. Call inside the
 * transaction that knows of the consent.
 */
export async function insertTurns(ctx: Ctx, { userId, sessionId, turns }: Given): Promise<void> {
  if (turns.length === 0) return;
  const sealer = turnSealer(ctx);
  const conversation = savedUnder(ctx, { userId, sessionId });
  const rows = turns.map((turn) => ({
    id: turn.id,
    userId,
    conversation,
    sealed: sealer.seal(turn),
    saidAt: turn.at === undefined ? ctx.now : new Date(turn.at),
  }));
  await ctx.db.insert(saved).values(rows).onConflictDoNothing({ target: saved.id });
  const tooMany = ctx.db
    .select({ id: saved.id })
    .from(saved)
    .where(eq(saved.userId, userId))
    .orderBy(desc(saved.saidAt), desc(saved.id))
    .offset(MOST_SAVED);
  await ctx.db.delete(saved).where(and(eq(saved.userId, userId), inArray(saved.id, tooMany)));
}

/**
 * The same for all of a conversation. Nobody without the shop's secret can tell which row of
 * `assistant_conversations` it is, which has no account.
 */
const savedUnder = (
  { sealers }: Pick<Ctx, "sealers">,
  { userId, sessionId }: { userId: string; sessionId: string },
): string => sealers.digest("assistant saved conversation", `${userId} ${sessionId}`);
