import { and, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { reviews } from "../tables.server.ts";

/** Removes imported reviews that no one has decided on, and returns their ids. */
export async function removeImportedReviews({ db }: Ctx, ids: string[]): Promise<Set<string>> {
  const removed = await db
    .delete(reviews)
    .where(and(inArray(reviews.id, ids), eq(reviews.status, "waiting")))
    .returning({ id: reviews.id });
  return new Set(removed.map(({ id }) => id));
}
