import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { faqVersions } from "../tables.server.ts";

/** Every question by its newest version, also those that are not shown. */
export async function faqEntries(db: Db) {
  return db
    .selectDistinctOn([faqVersions.slug])
    .from(faqVersions)
    .orderBy(faqVersions.slug, desc(faqVersions.version));
}

export async function shownFaq(db: Db) {
  return (await faqEntries(db)).filter(({ isShown }) => isShown);
}

/** For staff: the versions of one question, the newest first. */
export async function faqHistory(db: Db, slug: string) {
  return db
    .select()
    .from(faqVersions)
    .where(eq(faqVersions.slug, slug))
    .orderBy(desc(faqVersions.version));
}
