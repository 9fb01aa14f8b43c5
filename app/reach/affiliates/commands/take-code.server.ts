import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { affiliateCodes } from "#app/selling/referrals/tables.server.ts";

/**
 * Gives an affiliate a code, unless another affiliate has or had it. The unique key decides races.
 */
export async function takeCode(tx: Ctx, affiliateId: string, code: string): Promise<boolean> {
  const row = { code, affiliateId, createdAt: tx.now };
  await tx.db.insert(affiliateCodes).values(row).onConflictDoNothing();
  const own = and(eq(affiliateCodes.code, code), eq(affiliateCodes.affiliateId, affiliateId));
  return (await tx.db.$count(affiliateCodes, own)) > 0;
}
