import { eq } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";

/** The signed-in customer as an affiliate; undefined for others. */
export async function ownAffiliate({ db, actor }: Pick<Ctx, "db" | "actor">) {
  if (actor.kind !== "user") return undefined;
  const [own] = await db
    .select({
      id: affiliates.id,
      code: affiliates.affiliateCode,
      status: affiliates.status,
      suspendedWhy: affiliates.suspendedWhy,
      termsVersion: affiliates.termsVersion,
      createdAt: affiliates.createdAt,
    })
    .from(affiliates)
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .where(eq(customers.userId, actor.userId));
  return own;
}

export type OwnAffiliate = NonNullable<Awaited<ReturnType<typeof ownAffiliate>>>;
