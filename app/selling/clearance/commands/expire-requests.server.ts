import { and, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { ANSWER_DAYS, TALK_DAYS } from "../rules/clearance-terms.ts";
import { isOpen } from "../rules/request-moves.ts";
import { clearanceApprovals, clearanceRequests } from "../tables.server.ts";
import { writeAct } from "./write-act.server.ts";

/** Ends requests that no clinician decided in time, and approvals whose time is over. */
export async function expireRequests(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { state, askedAt, decidedAt } = clearanceRequests;
    const isOverdue = or(
      and(eq(state, "asked"), lt(askedAt, addDays(tx.now, -ANSWER_DAYS))),
      and(eq(state, "to_talk"), lt(decidedAt, addDays(tx.now, -TALK_DAYS))),
      and(
        eq(state, "approved"),
        sql`exists (select from ${clearanceApprovals}
          where ${clearanceApprovals.requestId} = ${clearanceRequests.id}
            and ${lte(clearanceApprovals.until, tx.now)})`,
      ),
    );
    const over = await tx.db
      .select()
      .from(clearanceRequests)
      .where(and(inArray(state, ["asked", "to_talk", "approved"]), isOverdue))
      .for("update", { skipLocked: true });
    for (const request of over) {
      await writeAct(tx, request, "expire");
      if (!isOpen(request.state)) continue;
      await enqueue(tx.db, "clearance.mail", { requestId: request.id, news: "expired" });
    }
  });
}
