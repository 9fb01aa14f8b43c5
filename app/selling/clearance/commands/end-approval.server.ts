import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { clearanceApprovals } from "../tables.server.ts";

/** From now on nothing is bought under what came of this request; orders that were placed stay. */
export async function endApproval(ctx: Ctx, requestId: string): Promise<void> {
  await ctx.db
    .update(clearanceApprovals)
    .set({ endedAt: ctx.now })
    .where(and(eq(clearanceApprovals.requestId, requestId), isNull(clearanceApprovals.endedAt)));
}
