import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { reviews } from "../tables.server.ts";

export type AnswerOn = {
  reviewId: string;
  /** The version that its writer read. */
  version: number;
  /** Null takes it away. */
  answer: string | null;
};

type AnswerRefusal = Refusal<"forbidden" | "not_found" | "not_published" | "changed_meanwhile">;

/** Staff answer a published review, correct the answer or take it away; its author is mailed it. */
export async function answerReview(
  ctx: Ctx,
  { reviewId, version, answer }: AnswerOn,
): Promise<Result<undefined, AnswerRefusal>> {
  if (!may(ctx.actor, "reviews:write")) return refuse("forbidden");
  if (!validate(reviewId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const own = eq(reviews.id, reviewId);
    const [review] = await tx.db.select().from(reviews).where(own).for("update");
    if (!review) return refuse("not_found");
    if (review.status !== "published") return refuse("not_published");
    if (review.version !== version) return refuse("changed_meanwhile");
    if (review.answer === answer) return ok(undefined);
    const answeredAt = answer === null ? null : tx.now;
    await tx.db
      .update(reviews)
      .set({ answer, answeredAt, version: version + 1 })
      .where(own);
    await recordAudit(tx, {
      action: "review.answered",
      subject: { type: "review", id: reviewId },
      before: { answer: review.answer },
      after: { answer },
    });
    if (answer !== null) {
      await enqueue(tx.db, "reviews.mail-answer", { reviewId, version: version + 1 });
    }
    return ok(undefined);
  });
}
