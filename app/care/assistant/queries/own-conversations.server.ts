import { and, asc, count, desc, eq, max, min, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasConsent } from "#app/running/consent/queries.server.ts";
import type { Saving } from "../rules/saving.ts";
import { assistantSavedTurns as turns } from "../tables.server.ts";
import { turnSealer } from "./sealed-turn.server.ts";

/** PostgreSQL refuses a text with this character. */
export const isStorable = (text: string) => !text.includes("\0");

type ReadContext = Pick<Ctx, "db" | "sealers">;

export async function savingOf({ db, actor }: Pick<Ctx, "db" | "actor">): Promise<Saving> {
  if (actor.kind !== "user") return "no_account";
  const isGiven = await hasConsent(db, { type: "user", id: actor.userId }, "health_conversations");
  return isGiven ? "on" : "off";
}

/** A page of a user's saved conversations by their latest answer, and whether there are more. */
export async function ownConversations(
  ctx: ReadContext,
  userId: string,
  { page, size }: { page: number; size: number },
) {
  const { id, conversation, sealed, saidAt } = turns;
  const first = sql<string>`(array_agg(${id} order by ${saidAt}, ${id}))[1]`;
  const firstSealed = sql<string>`(array_agg(${sealed} order by ${saidAt}, ${id}))[1]`;
  const rows = await ctx.db
    .select({ conversation, first, firstSealed, beganAt: min(saidAt), questions: count() })
    .from(turns)
    .where(eq(turns.userId, userId))
    .groupBy(conversation)
    .orderBy(desc(max(saidAt)), desc(conversation))
    .limit(size + 1)
    .offset((page - 1) * size);
  const sealer = turnSealer(ctx);
  const conversations = rows.slice(0, size).map((row) => ({
    id: row.conversation,
    beganAt: row.beganAt ?? new Date(0),
    questions: row.questions,
    /** The first question; undefined if it can no longer be decrypted. */
    question: sealer.open(row.first, row.firstSealed)?.question,
  }));
  return { conversations, hasMore: rows.length > size };
}

/**
 * A user's own saved conversation from its beginning, without turns of other accounts. The id comes
 * unchecked from the address.
 */
export async function ownConversation(ctx: ReadContext, userId: string, conversation: string) {
  if (!isStorable(conversation)) return [];
  const rows = await ctx.db
    .select({ id: turns.id, sealed: turns.sealed, saidAt: turns.saidAt })
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.conversation, conversation)))
    .orderBy(asc(turns.saidAt), asc(turns.id));
  const sealer = turnSealer(ctx);
  return rows.map(({ id, sealed, saidAt }) => ({ id, saidAt, turn: sealer.open(id, sealed) }));
}
