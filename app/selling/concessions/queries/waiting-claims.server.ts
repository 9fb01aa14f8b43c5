import { eq, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { concessions } from "../tables.server.ts";

/** Waiting IDs and the oldest date. */
export const waitingClaims = waitingPart(
  concessions,
  eq(concessions.state, "waiting"),
  concessions.declaredAt,
);

/** The number of waiting IDs, by the address of their queue. */
export const waitingClaimCount: Record<string, SQL<number>> = {
  [href("/admin/customers/ids")]: sql`(
    select count(*)::int from ${concessions} where ${concessions.state} = 'waiting')`,
};
