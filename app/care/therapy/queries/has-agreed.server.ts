import { and, eq, isNull } from "drizzle-orm";
import { consents } from "#app/running/consent/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** The account has consented to store its course and has not withdrawn that. */
export async function hasAgreed({ db }: { db: Db }, userId: string): Promise<boolean> {
  const [given] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.subjectType, "user"),
        eq(consents.subjectId, userId),
        eq(consents.purpose, "health_course"),
        isNull(consents.withdrawnAt),
      ),
    )
    .limit(1);
  return given !== undefined;
}
