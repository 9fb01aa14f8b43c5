import { z } from "zod";
import type { PoolTarget } from "#app/platform/database/pool.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { checkBooks, type FindProblems } from "./commands/check-books.server.ts";

export function booksJobs(target: PoolTarget, find: FindProblems) {
  const check = task("books.check", z.unknown(), async (ctx) => {
    try {
      await checkBooks(ctx, target, find);
    } catch (error) {
      // Today says that the check is late. A retry would add load to a database in trouble.
      ctx.log.error({ err: error }, "the books could not be checked");
    }
  });
  return moduleJobs({ schedule: [{ task: check, match: "10 * * * *", priority: 100 }] });
}
