import { sql } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";

/** A job that runs by the clock, as far as the library knows it: it records no ends. */
export type ScheduledRun = {
  task: string;
  /** When its last run was put into the queue, which is when it starts; null before its first. */
  startedAt: Date | null;
  /** A run of it failed and was not made up for since. */
  isFailing: boolean;
};

/**
 * When jobs began last. A run that ended well leaves nothing behind, so a row with an error is one
 * that has not. Reads a private table of the library, which has no other place for it.
 */
export async function scheduledRuns(db: Db, tasks: readonly string[]): Promise<ScheduledRun[]> {
  const { rows } = await db.execute<{ task: string; startedAt: string | null; isFailing: boolean }>(
    sql`select asked.task,
      (select k.last_execution::text from graphile_worker._private_known_crontabs k
       where k.identifier = asked.task) as "startedAt",
      exists (select from graphile_worker.jobs j
       where j.task_identifier = asked.task and j.last_error is not null) as "isFailing"
    from unnest(${sql.param([...tasks])}::text[]) as asked (task)`,
  );
  return rows.map(({ startedAt, ...run }) => ({
    ...run,
    startedAt: startedAt === null ? null : new Date(startedAt),
  }));
}
