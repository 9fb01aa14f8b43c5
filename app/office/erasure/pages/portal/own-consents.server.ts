import { sql } from "drizzle-orm";
import { consents } from "#app/running/consent/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { PERSONAL_TABLES, type Person } from "./personal-tables.ts";

/** Everything that somebody agreed to: with the account, an order, an assessment, the newsletter. */
export async function ownConsents(db: Db, person: Person) {
  const own = PERSONAL_TABLES["consents"]?.own(person) ?? sql`false`;
  return db
    .select({
      id: consents.id,
      subjectType: consents.subjectType,
      purpose: consents.purpose,
      document: consents.document,
      documentVersion: consents.documentVersion,
      wording: consents.wording,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(own)
    .orderBy(sql`${consents.givenAt} desc, ${consents.id} desc`);
}
