import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { clearanceRequests } from "../tables.server.ts";

/** A condition: a clinician took a request of this account, which makes it an own patient. */
export function tookRequestOf(clinicianId: string, userId: SQLWrapper): SQL {
  return sql`exists (select from ${clearanceRequests}
    where ${clearanceRequests.userId} = ${userId}
      and ${clearanceRequests.clinicianId} = ${clinicianId})`;
}
