import { asc, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { creditAccounts } from "../tables.server.ts";

/** Locks accounts in the order of their ids, until the transaction ends. */
export async function lockCredit(db: Db, ids: readonly (string | null)[]): Promise<void> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return;
  await db
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(inArray(creditAccounts.id, known))
    .orderBy(asc(creditAccounts.id))
    .for("no key update");
}
