import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { concessions } from "../tables.server.ts";

/** Locks a declaration until the transaction ends: after discounts, before approvals. */
export async function lockConcession(db: Db, id: string): Promise<void> {
  await db
    .select({ id: concessions.id })
    .from(concessions)
    .where(eq(concessions.id, id))
    .for("share");
}
