import { and, isNotNull, lt } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { STORED_DAYS } from "../rules/report-terms.ts";
import { vialReports } from "../tables.server.ts";

/** Removes reports that staff settled a year ago. */
export async function removeOldReports({ db, now }: Ctx): Promise<void> {
  const { settledAt } = vialReports;
  await db
    .delete(vialReports)
    .where(and(isNotNull(settledAt), lt(settledAt, addDays(now, -STORED_DAYS))));
}
