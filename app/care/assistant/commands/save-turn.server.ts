import { lockCustomerOf } from "#app/people/customers/commands/lock-customer-of.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { savingOf } from "../queries/own-conversations.server.ts";
import type { Turn } from "../rules/conversation.ts";
import { insertTurns } from "./insert-turns.server.ts";

/**
 * Saves a question with its answer in the actor's account if the actor agreed to that, and returns
 * whether it is saved. Earlier turns of the conversation are left alone: they may belong to another
 * person at the same browser.
 */
export async function saveTurn(
  ctx: Ctx,
  { sessionId, turn }: { sessionId: string; turn: Turn },
): Promise<boolean> {
  const { actor } = ctx;
  // Most people have not agreed, and finding that out needs no transaction.
  if (actor.kind !== "user" || (await savingOf(ctx)) !== "on") return false;
  return inTransaction(ctx, async (tx) => {
    await lockCustomerOf(tx, actor.userId);
    // Consent may be withdrawn at this moment, and nothing may be saved after the deletion.
    if ((await savingOf(tx)) !== "on") return false;
    await insertTurns(tx, { userId: actor.userId, sessionId, turns: [turn] });
    return true;
  });
}
