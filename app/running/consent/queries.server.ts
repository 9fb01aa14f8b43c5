import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ConsentSubject, GivenConsent } from "./commands/record-consent.server.ts";
import { consents } from "./tables.server.ts";

const MOST = 20;

export async function hasConsent(
  db: Db,
  subject: ConsentSubject,
  purpose: GivenConsent["purpose"],
): Promise<boolean> {
  const standing = and(
    eq(consents.subjectType, subject.type),
    eq(consents.subjectId, subject.id),
    eq(consents.purpose, purpose),
    isNull(consents.withdrawnAt),
  );
  const [given] = await db.select({ id: consents.id }).from(consents).where(standing).limit(1);
  return given !== undefined;
}

/** Consents for these purposes, withdrawn or not, newest first; for staff. */
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

export async function countConsents(db: Db): Promise<{ given: number; withdrawn: number }> {
  const [given, withdrawn] = await Promise.all([
    db.$count(consents),
    db.$count(consents, isNotNull(consents.withdrawnAt)),
  ]);
  return { given, withdrawn };
}
