import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { conversationSealer, sessionDigest } from "../queries/sealed-conversation.server.ts";
import type { Rating } from "../rules/rating.ts";
import { assistantConversations } from "../tables.server.ts";

type AnswerRating = { sessionId: string; answerId: string; rating: Rating };

/** Stores the reader's rating of an answer in its conversation; the last rating wins. */
export async function rateAnswer(
  ctx: Ctx,
  { sessionId, answerId, rating }: AnswerRating,
): Promise<Result<undefined, Refusal<"not_found">>> {
  const sealer = conversationSealer(ctx);
  const own = eq(assistantConversations.session, sessionDigest(ctx, sessionId));
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(assistantConversations).where(own).for("update");
    const said = row && sealer.open(row.sealed);
    if (!said?.turns.some(({ id }) => id === answerId)) return refuse("not_found");
    const turns = said.turns.map((turn) => (turn.id === answerId ? { ...turn, rating } : turn));
    const sealed = sealer.seal({ ...said, turns });
    await tx.db
      .update(assistantConversations)
      .set({ sealed, ratedDown: turns.some((turn) => turn.rating?.verdict === "down") })
      .where(own);
    return ok(undefined);
  });
}
