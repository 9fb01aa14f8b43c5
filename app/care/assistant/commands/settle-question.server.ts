import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { QuestionOutcome } from "../rules/unanswered.ts";
import { assistantQuestions } from "../tables.server.ts";

type QuestionSettlement = { questionId: string; outcome: QuestionOutcome };

/** Staff wrote a text that answers a question, or decided that the shop does not answer it. */
export async function settleQuestion(
  ctx: Ctx,
  { questionId, outcome }: QuestionSettlement,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "settled">>> {
  if (!may(ctx.actor, "content:write")) return refuse("forbidden");
  if (!validate(questionId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const own = eq(assistantQuestions.id, questionId);
    const [row] = await tx.db.select().from(assistantQuestions).where(own).for("update");
    if (!row) return refuse("not_found");
    if (row.settledAt) return refuse("settled");
    const settledBy = tx.actor.kind === "user" ? tx.actor.userId : null;
    await tx.db
      .update(assistantQuestions)
      .set({ settledAt: tx.now, settledBy, outcome })
      .where(own);
    // The log omits the question's words, which are deleted later.
    await recordAudit(tx, {
      action: "assistant_question.settled",
      subject: { type: "assistant_question", id: questionId },
      after: { outcome },
    });
    return ok(undefined);
  });
}
