import { and, eq, lt, notInArray, or, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { IMPORT_DAYS } from "../rules/file-limits.ts";
import { imports } from "../tables.server.ts";

/**
 * Removes imports that can no longer be reverted, and files that no job could plan within a day.
 * Running imports stay.
 */
export async function forgetImports({ db, now }: Ctx): Promise<void> {
  const last = sql<Date>`coalesce(${imports.startedAt}, ${imports.createdAt})`;
  const isOver = lt(last, addDays(now, -IMPORT_DAYS).toISOString());
  const isIdle = notInArray(imports.state, ["applying", "reverting"]);
  const isStuck = and(eq(imports.state, "planning"), lt(imports.createdAt, addDays(now, -1)));
  await db.delete(imports).where(or(and(isOver, isIdle), isStuck));
}
