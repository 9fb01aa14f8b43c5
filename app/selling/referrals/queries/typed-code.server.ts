import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliates, orderReferrals } from "../tables.server.ts";

/** The code that an order's buyer typed, to fill it in again. Leaves out a link's code. */
export async function typedCodeOf(db: Db, orderId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: affiliates.affiliateCode })
    .from(orderReferrals)
    .innerJoin(affiliates, eq(affiliates.id, orderReferrals.affiliateId))
    .where(and(eq(orderReferrals.orderId, orderId), eq(orderReferrals.via, "code")));
  return found?.code;
}
