import { and, asc, eq, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";

const isWaiting = eq(affiliates.status, "waiting");

export async function countRequests(db: Db): Promise<number> {
  return db.$count(affiliates, isWaiting);
}

/** The oldest request, or the one after another; of the last one again the oldest. */
export async function nextRequest(db: Db, after: string | null) {
  const beyond =
    after !== null && isUuid(after)
      ? sql`(${affiliates.createdAt}, ${affiliates.id}) >
          (select a.created_at, a.id from affiliates a where a.id = ${after}::uuid)`
      : undefined;
  const [found] = await read(db, beyond);
  return found ?? (beyond ? (await read(db, undefined))[0] : undefined);
}

function read(db: Db, beyond: ReturnType<typeof sql> | undefined) {
  return db
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
    .where(and(isWaiting, beyond))
    .orderBy(asc(affiliates.createdAt), asc(affiliates.id))
    .limit(1);
}
