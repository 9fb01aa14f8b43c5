import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { accessRequests } from "../tables.server.ts";

const MOST = 100;

/** Undecided requests to join the staff, oldest first; only from confirmed addresses. */
export async function waitingRequests(db: Db) {
  return db
    .select({
      userId: user.id,
      name: user.name,
      email: user.email,
      askedAt: accessRequests.createdAt,
    })
    .from(accessRequests)
    .innerJoin(user, eq(user.id, accessRequests.userId))
    .where(and(isNull(accessRequests.decidedAt), eq(user.emailVerified, true)))
    .orderBy(asc(accessRequests.createdAt), asc(user.id))
    .limit(MOST);
}

/** Number and age of waiting requests, for the page with today's work. */
export const waitingRequestPart = waitingPart(
  sql`${accessRequests} join ${user} on ${user.id} = ${accessRequests.userId}`,
  sql`${accessRequests.decidedAt} is null and ${user.emailVerified}`,
  accessRequests.createdAt,
);

/** The number of waiting requests, for the menu. */
export const waitingRequestCount: Record<string, SQL<number>> = {
  [href("/admin/settings/staff")]: sql<number>`(
    select count(*)::int from ${accessRequests}
    join ${user} on ${user.id} = ${accessRequests.userId}
    where ${accessRequests.decidedAt} is null and ${user.emailVerified})`,
};
