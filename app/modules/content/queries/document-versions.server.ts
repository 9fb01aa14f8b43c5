import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { documents } from "../tables.server.ts";

/** For staff: the versions of one text, the newest first. */
export async function documentVersions(db: Db, slug: string) {
  return db
    .select()
    .from(documents)
    .where(eq(documents.slug, slug))
    .orderBy(desc(documents.version));
}

/** For staff: the newest version of every text there is. */
export async function newestDocuments(db: Db) {
  return db
    .selectDistinctOn([documents.slug], {
      slug: documents.slug,
      version: documents.version,
      publishedAt: documents.publishedAt,
    })
    .from(documents)
    .orderBy(documents.slug, desc(documents.version));
}
