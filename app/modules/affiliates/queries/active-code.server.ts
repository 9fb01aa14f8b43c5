import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliateCodes, affiliates } from "../tables.server.ts";

/** Whether somebody earns by this code now. */
export async function isActiveCode(db: Db, code: string): Promise<boolean> {
  const [found] = await db
    .select({ id: affiliates.id })
    .from(affiliateCodes)
    .innerJoin(affiliates, eq(affiliates.id, affiliateCodes.affiliateId))
    .where(and(eq(affiliateCodes.code, code), eq(affiliates.status, "active")));
  return found !== undefined;
}
