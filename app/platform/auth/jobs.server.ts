import { inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { inBatches } from "../database/in-batches.server.ts";
import { moduleJobs, task } from "../jobs/task.server.ts";
import { session, verification } from "./tables.server.ts";

const BATCH = 500;

/** Removes expired sessions, tokens of mailed links, and unfinished sign-ins at Google. */
export const clearExpiredAccess = task("auth.clear-expired", z.unknown(), async ({ db, now }) => {
  for (const table of [session, verification]) {
    await inBatches(BATCH, async (size) => {
      const over = db
        .select({ id: table.id })
        .from(table)
        .where(lt(table.expiresAt, now))
        .limit(size);
      const gone = await db.delete(table).where(inArray(table.id, over));
      return gone.rowCount ?? 0;
    });
  }
});

export const authJobs = moduleJobs({
  schedule: [{ task: clearExpiredAccess, match: "27 * * * *" }],
});
