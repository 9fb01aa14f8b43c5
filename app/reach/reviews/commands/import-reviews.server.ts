import type { FormerShop } from "#app/selling/orders/rules/past-order.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reviews } from "../tables.server.ts";

export type ImportedReview = Pick<
  typeof reviews.$inferSelect,
  "productId" | "authorName" | "rating" | "text" | "email" | "createdAt"
>;

/**
 * Adds reviews of the former shop, which wait for staff as new ones do. Returns an id for each, or
 * undefined for one that is already here. Call inside a transaction.
 */
export async function importReviews(
  tx: Ctx,
  formerShop: FormerShop,
  written: readonly ImportedReview[],
): Promise<(string | undefined)[]> {
  const rows = written.map((review) => ({
    ...review,
    id: tx.ids.newId(),
    formerShop,
    importedAt: tx.now,
    status: "waiting" as const,
  }));
  const added = await tx.db
    .insert(reviews)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  const ids = new Set(added.map(({ id }) => id));
  return rows.map(({ id }) => (ids.has(id) ? id : undefined));
}
