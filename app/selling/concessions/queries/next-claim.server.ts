import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { concessions } from "../tables.server.ts";

/** The oldest that waits, or the oldest after the one that an address names, with how many wait. */
export async function nextClaim(db: Db, after: string | null) {
  const left = await db.$count(concessions, eq(concessions.state, "waiting"));
  const next = after && validate(after) ? await firstWaiting(db, isLaterThan(after)) : undefined;
  return { left, claim: next ?? (await firstWaiting(db)) };
}

const isLaterThan = (after: string) =>
  sql`(${concessions.declaredAt}, ${concessions.id}) >
    (select seen.declared_at, seen.id from ${concessions} seen where seen.id = ${after})`;

async function firstWaiting(db: Db, which?: SQL) {
  const [found] = await db
    .select({ claim: concessions, email: customers.email })
    .from(concessions)
    .innerJoin(customers, eq(customers.id, concessions.customerId))
    .where(and(eq(concessions.state, "waiting"), which))
    .orderBy(asc(concessions.declaredAt), asc(concessions.id))
    .limit(1);
  if (!found) return undefined;
  const { customerId, id } = found.claim;
  const others = and(eq(concessions.customerId, customerId), ne(concessions.id, id));
  return { ...found.claim, email: found.email, earlier: await db.$count(concessions, others) };
}
