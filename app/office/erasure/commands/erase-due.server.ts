import { and, asc, eq, gt, lte, or } from "drizzle-orm";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import type { ErasureList } from "#app/platform/records/record.server.ts";
import { isOpenErasure } from "../queries/open-erasure.server.ts";
import { erasures } from "../tables.server.ts";
import { erasePerson } from "./erase-person/erase-person.server.ts";

const BATCH = 20;

type Place = { dueAt: Date; id: string };

/**
 * Erases every person who is due, oldest request first, each in a transaction of its own. An
 * interrupted run continues with those who are left, and one failure does not hold up the others.
 */
export async function eraseDue(ctx: JobCtx, list: ErasureList, batch = BATCH): Promise<void> {
  let failed: unknown;
  for (let after: Place | undefined; ;) {
    const due = await dueAfter(ctx, after, batch);
    for (const { id } of due) {
      try {
        await erasePerson(ctx, list, id);
      } catch (error) {
        ctx.log.error({ err: error, erasureId: id }, "an account could not be erased");
        failed = error;
      }
    }
    after = due.at(-1);
    if (!after || due.length < batch) break;
  }
  if (failed) throw failed;
}

async function dueAfter({ db, now }: JobCtx, after: Place | undefined, limit: number) {
  return db
    .select({ id: erasures.id, dueAt: erasures.dueAt })
    .from(erasures)
    .where(
      and(
        isOpenErasure,
        lte(erasures.dueAt, now),
        after &&
          or(
            gt(erasures.dueAt, after.dueAt),
            and(eq(erasures.dueAt, after.dueAt), gt(erasures.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(erasures.dueAt), asc(erasures.id))
    .limit(limit);
}
