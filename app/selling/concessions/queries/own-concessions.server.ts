import { desc, eq } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { concessions } from "../tables.server.ts";

/** A customer's declarations, newest first. */
export async function ownConcessions(db: Db, userId: string) {
  const { id, kind, state, idEnd, issuer, declaredAt, reason, validUntil } = concessions;
  return db
    .select({ id, kind, state, idEnd, issuer, declaredAt, reason, validUntil })
    .from(concessions)
    .innerJoin(customers, eq(customers.id, concessions.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(desc(declaredAt), desc(id));
}

export type OwnConcession = Awaited<ReturnType<typeof ownConcessions>>[number];
