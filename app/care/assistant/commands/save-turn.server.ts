import { lockOwner } from "#app/care/assessments/commands/lock-owner.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { savingOf } from "../queries/own-conversations.server.ts";
import type { Turn } from "../rules/conversation.ts";
import { insertTurns } from "./insert-turns.server.ts";

/**
 * Saves a question with its answer in the actor's account, where the actor agreed to that; answers
 * whether it is saved. What was said before in the conversation is left alone: it can be somebody
 * else's, at the same browser.
 */
export async function saveTurn(
  ctx: Ctx,
  { sessionId, turn }: { sessionId: string; turn: Turn },
): Promise<boolean> {
  const { actor } = ctx;
  // Most have agreed to nothing, and need no transaction to know it.
  if (actor.kind !== "user" || (await savingOf(ctx)) !== "on") return false;
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, actor.userId);
    // Withdrawn at this moment: nothing comes after what was deleted.
    if ((await savingOf(tx)) !== "on") return false;
    await insertTurns(tx, { userId: actor.userId, sessionId, turns: [turn] });
    return true;
  });
}
