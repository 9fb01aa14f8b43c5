import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ReviewDecision } from "../input.ts";
import { reviews } from "../tables.server.ts";
import { updateRatings } from "./update-ratings.server.ts";

/** Staff publish or reject a review, once; the product's rating follows at once. */
export async function decideReview(
  ctx: Ctx,
  input: ReviewDecision,
): Promise<Result<{ status: "published" | "rejected" }, Refusal<"forbidden" | "not_waiting">>> {
  if (!may(ctx.actor, "reviews:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const review = await lockRow(tx.db, reviews, input.reviewId, "update");
    if (review?.status !== "waiting") return refuse("not_waiting");
    const status = input.decision;
    const reason = input.decision === "rejected" ? input.reason : null;
    await tx.db
      .update(reviews)
      .set({ status, reason, decidedAt: tx.now, decidedBy: actorId(tx.actor) })
      .where(eq(reviews.id, review.id));
    await updateRatings(tx, [review.productId]);
    await recordAudit(tx, {
      action: `review.${status}`,
      subject: { type: "review", id: review.id },
      before: { status: "waiting" },
      after: { status },
      ...(reason ? { reason } : {}),
    });
    return ok({ status });
  });
}
