import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { noteReviewed } from "#app/selling/orders/commands/note-reviewed.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ReviewInput } from "../input.ts";
import { reviewable } from "../queries.server.ts";
import { authorName } from "../rules/author-name.ts";
import { reviews } from "../tables.server.ts";

export type NewReview = ReviewInput & { orderToken: string; productId: string; isDemo?: boolean };

type WriteReviewRefusal = Refusal<"not_found" | "not_delivered" | "already_written">;

/** Once per order, for a delivered product. The receipt's link is the authorization. */
export async function writeReview(
  ctx: Ctx,
  { orderToken, productId, rating, text, isDemo = false }: NewReview,
): Promise<Result<{ reviewId: string }, WriteReviewRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const found = await reviewable(tx, orderToken, productId);
    if (!found) return refuse("not_found");
    if (!found.delivered) return refuse("not_delivered");
    const reviewId = tx.ids.newId();
    const written = await tx.db
      .insert(reviews)
      .values({
        id: reviewId,
        productId,
        orderId: found.order.id,
        authorName: authorName(found.order.firstName, found.order.lastName),
        rating,
        text,
        status: "waiting",
        isDemo,
        createdAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (written.length === 0) return refuse("already_written");
    await noteReviewed(tx, { orderId: found.order.id, productId });
    return ok({ reviewId });
  });
}
