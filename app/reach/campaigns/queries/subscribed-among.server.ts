import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { textsOf } from "#app/platform/records/whose.server.ts";
import { newsletterSubscriptions } from "../tables.server.ts";

/** Those of the addresses (in lowercase) that have a subscription in any state. */
export async function subscribedAmong(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(sql`${newsletterSubscriptions.email} = any(${textsOf(emails)})`);
  return new Set(rows.map(({ email }) => email));
}
