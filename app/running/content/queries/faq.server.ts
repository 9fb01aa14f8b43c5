import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { faqVersions } from "../tables.server.ts";

/** All questions by their newest version, hidden ones included. */
export async function faqEntries(db: Db) {
  return db
    .selectDistinctOn([faqVersions.slug])
    .from(faqVersions)
    .orderBy(faqVersions.slug, desc(faqVersions.version));
}

export async function shownFaq(db: Db) {
  return (await faqEntries(db)).filter(({ isShown }) => isShown);
}

/** The versions of one question, newest first; for staff. */
export function faqHistory(db: Db, slug: string) {
  return db
    .select()
    .from(faqVersions)
    .where(eq(faqVersions.slug, slug))
    .orderBy(desc(faqVersions.version));
}
