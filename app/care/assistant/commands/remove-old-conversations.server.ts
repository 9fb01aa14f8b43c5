import { and, asc, inArray, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { KEPT_MINUTES, QUESTION_DAYS } from "../rules/retention.ts";
import { assistantConversations, assistantQuestions } from "../tables.server.ts";

const BATCH = 500;

/** Expired conversations go. Those for a clinician stay for the days that the owner set. */
export async function removeOldConversations({ db, now }: Ctx): Promise<number> {
  const { level, lastAt, id, ratedDown } = assistantConversations;
  const flagged = or(ne(level, "none"), ratedDown);
  const { assistant_kept_days: days } = await loadSettings(db);
  await removeOldQuestions(db, now);
  return inBatches(BATCH, async (size) => {
    const old = db
      .select({ id })
      .from(assistantConversations)
      .where(
        or(
          and(not(flagged ?? sql`false`), lt(lastAt, addMinutes(now, -KEPT_MINUTES))),
          lt(lastAt, addDays(now, -days)),
        ),
      )
      .orderBy(asc(lastAt))
      .limit(size)
      .for("update", { skipLocked: true });
    const gone = await db.delete(assistantConversations).where(inArray(id, old));
    return gone.rowCount ?? 0;
  });
}

/** Deletes questions that were neither asked nor settled recently, and that the FAQ does not answer. */
async function removeOldQuestions(db: Db, now: Date): Promise<void> {
  const { lastAskedAt, settledAt, faqSlug } = assistantQuestions;
  const old = addDays(now, -QUESTION_DAYS);
  await db
    .delete(assistantQuestions)
    .where(
      and(
        isNull(faqSlug),
        lt(lastAskedAt, old),
        lt(sql`coalesce(${settledAt}, ${lastAskedAt})`, old),
      ),
    );
}
