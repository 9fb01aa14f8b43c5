import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { clearanceApprovals } from "../tables.server.ts";

/** Ends the approval of a request for new orders. Orders that were already placed keep it. */
export async function endApproval(ctx: Ctx, requestId: string): Promise<void> {
  await ctx.db
    .update(clearanceApprovals)
    .set({ endedAt: ctx.now })
    .where(and(eq(clearanceApprovals.requestId, requestId), isNull(clearanceApprovals.endedAt)));
}
