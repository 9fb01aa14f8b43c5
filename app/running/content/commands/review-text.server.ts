import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Review, ReviewedText } from "../rules/text-review.ts";
import { textReviews } from "../tables.server.ts";

type ReviewTextRefusal = Refusal<"forbidden" | "already_reviewed">;

/** Records a clinician's review of texts in the code. Reviews are never changed. */
export async function reviewText(
  ctx: Ctx,
  { subject, version }: ReviewedText,
  { reviewer, credentials, reviewedOn }: Review,
): Promise<Result<undefined, ReviewTextRefusal>> {
  if (!may(ctx.actor, "content:review")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const review = { reviewer, credentials, reviewedOn };
    const [recorded] = await tx.db
      .insert(textReviews)
      .values({
        id: tx.ids.newId(),
        subject,
        version,
        ...review,
        recordedAt: tx.now,
        recordedBy: actorId(tx.actor),
      })
      .onConflictDoNothing()
      .returning({ id: textReviews.id });
    if (!recorded) return refuse("already_reviewed");
    await recordAudit(tx, {
      action: "text.reviewed",
      subject: { type: "text", id: subject },
      after: { version, ...review },
    });
    return ok(undefined);
  });
}
