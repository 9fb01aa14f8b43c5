import { inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { inBatches } from "../database/in-batches.server.ts";
import { task } from "../jobs/task.server.ts";
import { rateLimits } from "./tables.server.ts";

const BATCH = 1_000;

/** Counts whose time is over. Most are of an address that was here once. */
export const clearRateLimits = task("http.clear-limits", z.unknown(), async ({ db, now }) => {
  await inBatches(BATCH, async (size) => {
    const over = db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(lt(rateLimits.expire, now.getTime()))
      .limit(size);
    const gone = await db.delete(rateLimits).where(inArray(rateLimits.key, over));
    return gone.rowCount ?? 0;
  });
});
