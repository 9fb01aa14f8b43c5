import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { clearanceApprovals } from "../tables.server.ts";

/** What came of a request, with the last day on which it can be bought. */
export async function approvalOf(db: Db, requestId: string) {
  const [approval] = await db
    .select()
    .from(clearanceApprovals)
    .where(eq(clearanceApprovals.requestId, requestId));
  return approval && { ...approval, lastDay: addDays(approval.until, -1) };
}
