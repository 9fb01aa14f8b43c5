import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { clearanceRequests } from "../tables.server.ts";

/** The number of undecided requests and the oldest date, for the list of today's tasks. */
export const waitingClearance = waitingPart(
  clearanceRequests,
  eq(clearanceRequests.state, "asked"),
  clearanceRequests.askedAt,
);

export async function waitingRequests(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await db.execute<{ found: { count: number; since: string | null } }>(
    sql`select ${waitingClearance} as found`,
  );
  const { count = 0, since = null } = rows[0]?.found ?? {};
  return { count, oldest: since === null ? null : new Date(since) };
}
