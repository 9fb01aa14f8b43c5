import { and, lt, notInArray, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { IMPORT_DAYS } from "../rules/file-limits.ts";
import { imports } from "../tables.server.ts";

/** Removes imports that can no longer be reverted, with their files. Running imports stay. */
export async function forgetImports({ db, now }: Ctx): Promise<void> {
  const last = sql<Date>`coalesce(${imports.startedAt}, ${imports.createdAt})`;
  const isOver = lt(last, addDays(now, -IMPORT_DAYS).toISOString());
  const isIdle = notInArray(imports.state, ["applying", "reverting"]);
  await db.delete(imports).where(and(isOver, isIdle));
}
