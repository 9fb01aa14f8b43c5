import { and, asc, eq, type SQL } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue } from "#app/platform/list/next-in-queue.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";

const isWaiting = eq(affiliates.status, "waiting");

export async function countRequests(db: Db): Promise<number> {
  return db.$count(affiliates, isWaiting);
}

/** The oldest request, or the one after another; of the last one again the oldest. */
export function nextRequest(db: Db, after: string | null) {
  const { id, createdAt: since } = affiliates;
  return nextInQueue({ since, id }, { after }, (which) => first(db, which));
}

async function first(db: Db, which: SQL | undefined) {
  const [found] = await db
    .select({
      id: affiliates.id,
      code: affiliates.affiliateCode,
      version: affiliates.version,
      createdAt: affiliates.createdAt,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      orderCount: customers.orderCount,
    })
    .from(affiliates)
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .where(and(isWaiting, which))
    .orderBy(asc(affiliates.createdAt), asc(affiliates.id))
    .limit(1);
  return found;
}
