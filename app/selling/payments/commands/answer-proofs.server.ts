import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ProofAnswer } from "../rules/payment-terms.ts";
import { transferProofs } from "../tables.server.ts";

type Answer = { answer: ProofAnswer; answerReason?: string };

/** Answers all waiting proofs of an order and returns them. The caller has locked the order. */
export async function answerProofs(ctx: Ctx, orderId: string, answer: Answer): Promise<string[]> {
  const answered = await ctx.db
    .update(transferProofs)
    .set({ ...answer, answeredAt: ctx.now })
    .where(and(eq(transferProofs.orderId, orderId), isNull(transferProofs.answer)))
    .returning({ id: transferProofs.id });
  return answered.map((proof) => proof.id).toSorted();
}
