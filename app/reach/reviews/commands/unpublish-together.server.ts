import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { findEntry } from "#app/running/audit/queries.server.ts";
import { UNDO_DAYS } from "#app/running/audit/rules/undo.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { reviews } from "../tables.server.ts";
import { updateRatings } from "./update-ratings.server.ts";

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

const logged = z.object({ changedIds: z.array(z.uuid()) });

/** Undoes that reviews were published together, except for those that were answered since. */
export async function unpublishTogether(
  ctx: Ctx,
  entry: Entry,
): Promise<Result<{ stays: number }, Refusal<"forbidden" | "too_old" | "overtaken">>> {
  if (!may(ctx.actor, "reviews:write")) return refuse("forbidden");
  if (entry.at < addDays(ctx.now, -UNDO_DAYS)) return refuse("too_old");
  const ids = logged.safeParse(entry.after).data?.changedIds ?? [];
  return inTransaction(ctx, async (tx) => {
    const { id, productId, status, answer, decidedAt } = reviews;
    const asLeft = and(eq(status, "published"), eq(decidedAt, entry.at), isNull(answer));
    const found = await tx.db
      .select({ id, productId })
      .from(reviews)
      .where(and(inArray(id, ids), asLeft))
      .orderBy(asc(id))
      .for("update");
    if (found.length === 0) return refuse("overtaken");
    const changedIds = found.map((review) => review.id);
    await tx.db
      .update(reviews)
      .set({ status: "waiting", decidedAt: null, decidedBy: null })
      .where(inArray(id, changedIds));
    await updateRatings(
      tx,
      found.map((review) => review.productId),
    );
    const subject = { type: "reviews", id: entry.subjectId };
    const after = { reviews: changedIds.length, changedIds };
    await recordAudit(tx, { action: "reviews.unpublished", subject, after });
    return ok({ stays: ids.length - changedIds.length });
  });
}
