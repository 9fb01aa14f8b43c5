import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ConsentSubject, GivenConsent } from "./commands/record-consent.server.ts";
import { consents } from "./tables.server.ts";

const MOST = 20;

/** What was agreed to for these purposes, withdrawn or not, the newest first; for staff. */
export async function consentsOf(
  db: Db,
  subject: ConsentSubject,
  purposes: readonly GivenConsent["purpose"][],
) {
  return db
    .select({
      id: consents.id,
      purpose: consents.purpose,
      document: consents.document,
      documentVersion: consents.documentVersion,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(
      and(
        eq(consents.subjectType, subject.type),
        eq(consents.subjectId, subject.id),
        inArray(consents.purpose, [...purposes]),
      ),
    )
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(MOST);
}
