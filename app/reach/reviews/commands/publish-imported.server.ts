import { and, asc, eq, inArray } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { judgeImported } from "../queries/imported-reviews.server.ts";
import { reviews } from "../tables.server.ts";
import { updateRatings } from "./update-ratings.server.ts";

type Published = { published: number; flagged: number; undo: string | undefined };

/**
 * Publishes the waiting reviews of an imported file together. Those that a person has to read first
 * stay as they are.
 */
export async function publishImported(
  ctx: Ctx,
  importId: string,
): Promise<Result<Published, Refusal<"forbidden" | "nothing">>> {
  if (!may(ctx.actor, "reviews:write")) return refuse("forbidden");
  if (!isUuid(importId)) return refuse("nothing");
  const { clear, flagged } = await judgeImported(ctx.db, importId);
  const ids = clear.map(({ id }) => id);
  return inTransaction(ctx, async (tx) => {
    const { id, productId, status } = reviews;
    const still = await tx.db
      .select({ id, productId })
      .from(reviews)
      .where(and(inArray(id, ids), eq(status, "waiting")))
      .orderBy(asc(id))
      .for("update");
    if (still.length === 0) return refuse("nothing");
    const changedIds = still.map((review) => review.id);
    await tx.db
      .update(reviews)
      .set({ status: "published", decidedAt: tx.now, decidedBy: actorId(tx.actor) })
      .where(inArray(id, changedIds));
    await updateRatings(
      tx,
      still.map((review) => review.productId),
    );
    const together = { type: "reviews", id: importId };
    await recordAudit(
      tx,
      ...changedIds.map((reviewId) => ({
        action: "review.published",
        subject: { type: "review", id: reviewId },
        before: { status: "waiting" },
        after: { status: "published" },
      })),
      {
        action: "reviews.published",
        subject: together,
        after: { reviews: changedIds.length, changedIds },
      },
    );
    const undo = (await newestOwnEntry(tx, together))?.id;
    return ok({ published: changedIds.length, flagged: flagged.length, undo });
  });
}
