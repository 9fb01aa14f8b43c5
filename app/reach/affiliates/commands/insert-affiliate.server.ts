import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AffiliateStatus } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { affiliateCodes, affiliates } from "#app/selling/referrals/tables.server.ts";

/** A code for each millisecond of a second: with one name in all that, the next one is tried. */
const MOST_TRIES = 1_000;

type NewAffiliate = {
  customerId: string;
  termsVersion: number | null;
  status: AffiliateStatus;
  codeOf: (tries: number) => string;
};

/**
 * Uses the first free code. Undefined if the customer became an affiliate in the meantime, or if a
 * thousand people took codes with these letters in this second.
 */
export async function insertAffiliate(tx: Ctx, { codeOf, ...row }: NewAffiliate) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const affiliateCode = codeOf(tries);
    const isTaken =
      (await tx.db.$count(affiliateCodes, eq(affiliateCodes.code, affiliateCode))) > 0;
    if (isTaken) continue;
    const [made] = await tx.db
      .insert(affiliates)
      .values({ id: tx.ids.newId(), ...row, affiliateCode, createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: affiliates.id, code: affiliates.affiliateCode });
    if (made) return made;
    const own = sql`${affiliates.customerId} = ${row.customerId}`;
    if ((await tx.db.$count(affiliates, own)) > 0) return undefined;
  }
  return undefined;
}
