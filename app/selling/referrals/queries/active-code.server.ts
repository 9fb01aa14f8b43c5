import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliateCodes, affiliates } from "../tables.server.ts";

export async function isActiveCode(db: Db, code: string): Promise<boolean> {
  return (await activeAffiliate(db, code)) !== undefined;
}

/** The id of the active affiliate who owns this code. */
export async function activeAffiliate(db: Db, code: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: affiliates.id })
    .from(affiliateCodes)
    .innerJoin(affiliates, eq(affiliates.id, affiliateCodes.affiliateId))
    .where(and(eq(affiliateCodes.code, code), eq(affiliates.status, "active")));
  return found?.id;
}

/** The code that an affiliate gives out today. */
export async function codeOfAffiliate(db: Db, id: string): Promise<string | null> {
  const [found] = await db
    .select({ code: affiliates.affiliateCode })
    .from(affiliates)
    .where(eq(affiliates.id, id));
  return found?.code ?? null;
}
