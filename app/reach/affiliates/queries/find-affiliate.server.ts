import { and, asc, eq, ne } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliateCodes, affiliates } from "#app/selling/referrals/tables.server.ts";

/** An affiliate for staff, with who they are. */
export async function findAffiliate(db: Db, affiliateId: string) {
  if (!isUuid(affiliateId)) return undefined;
  const [found] = await db
    .select({
      id: affiliates.id,
      customerId: affiliates.customerId,
      code: affiliates.affiliateCode,
      status: affiliates.status,
      suspendedWhy: affiliates.suspendedWhy,
      termsVersion: affiliates.termsVersion,
      createdAt: affiliates.createdAt,
      version: affiliates.version,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
      orderCount: customers.orderCount,
    })
    .from(affiliates)
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .where(eq(affiliates.id, affiliateId));
  return found;
}

export type FoundAffiliate = NonNullable<Awaited<ReturnType<typeof findAffiliate>>>;

/** The codes they had before, the oldest first. */
export async function formerCodesOf(db: Db, { id, code }: Pick<FoundAffiliate, "id" | "code">) {
  const rows = await db
    .select({ code: affiliateCodes.code })
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.affiliateId, id), ne(affiliateCodes.code, code)))
    .orderBy(asc(affiliateCodes.createdAt), asc(affiliateCodes.code));
  return rows.map((row) => row.code);
}
