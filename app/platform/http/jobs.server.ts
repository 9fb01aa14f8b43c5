import { gt, inArray, lt, or } from "drizzle-orm";
import { z } from "zod";
import { inBatches } from "../database/in-batches.server.ts";
import { moduleJobs, task } from "../jobs/task.server.ts";
import { rateLimits } from "./tables.server.ts";

const BATCH = 1_000;
/** Longer than the period of any limit. */
const LONGEST_MS = 7 * 86_400_000;

/**
 * Counts whose time is over, or so far away that a clock was wrong when they began. Most are of an
 * address that was here once.
 */
export const clearRateLimits = task("http.clear-limits", z.unknown(), async ({ db, now }) => {
  await inBatches(BATCH, async (size) => {
    const over = db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(
        or(lt(rateLimits.expire, now.getTime()), gt(rateLimits.expire, now.getTime() + LONGEST_MS)),
      )
      .limit(size);
    const gone = await db.delete(rateLimits).where(inArray(rateLimits.key, over));
    return gone.rowCount ?? 0;
  });
});

export const httpJobs = moduleJobs({ schedule: [{ task: clearRateLimits, match: "17 * * * *" }] });
