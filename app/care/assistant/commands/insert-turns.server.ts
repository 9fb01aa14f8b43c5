import { and, desc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { turnSealer } from "../queries/sealed-turn.server.ts";
import type { Turn } from "../rules/conversation.ts";
import { MOST_SAVED } from "../rules/saving.ts";
import { assistantSavedTurns as saved } from "../tables.server.ts";

type TurnsToSave = { userId: string; sessionId: string; turns: readonly Turn[] };

/**
 * Saves turns under an account; turns that are already saved stay as they are. Call it inside the
 * transaction that checked the consent.
 */
export async function insertTurns(
  ctx: Ctx,
  { userId, sessionId, turns }: TurnsToSave,
): Promise<void> {
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
 * The key shared by all turns of a conversation. Only the shop's secret links it to the row in
 * `assistant_conversations`, which has no account.
 */
const savedUnder = (
  { sealers }: Pick<Ctx, "sealers">,
  { userId, sessionId }: { userId: string; sessionId: string },
): string => sealers.digest("assistant saved conversation", `${userId} ${sessionId}`);
