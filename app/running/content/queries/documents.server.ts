import { and, desc, eq, lte, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { documents } from "../tables.server.ts";

/** The version in force at `now`; undefined if none was ever published. */
export async function currentDocument(db: Db, slug: string, now: Date) {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.slug, slug), lte(documents.publishedAt, now)))
    .orderBy(desc(documents.version))
    .limit(1);
  return document;
}

export type LegalVersions = { terms: number; privacy: number };

/** The text versions that a checkout accepts now. A shop without them cannot sell, so it throws. */
export async function currentLegalVersions(db: Db, now: Date): Promise<LegalVersions> {
  const found = await db.execute<{ versions: PublishedVersions }>(
    sql`select ${publishedVersions(now.toISOString())} as versions`,
  );
  return legalVersionsOf(found.rows[0]?.versions ?? {});
}

type PublishedVersions = Record<string, number>;

/** The newest version of each text published until `now` (ISO 8601), by slug, as JSON. */
export function publishedVersions(now: string | SQLWrapper): SQL {
  return sql`(
    select coalesce(json_object_agg(slug, version), '{}') from (
      select slug, max(version) as version from ${documents}
      where published_at <= ${now}::timestamptz group by slug
    ) newest)`;
}

/** Picks the two versions that a checkout accepts. */
export function legalVersionsOf(versions: PublishedVersions): LegalVersions {
  const version = (slug: "terms" | "privacy"): number => {
    const found = versions[slug];
    if (found === undefined) throw new Error(`no published text "${slug}"`);
    return found;
  };
  return { terms: version("terms"), privacy: version("privacy") };
}

/** The versions of one text, newest first; for staff. */
export async function documentVersions(db: Db, slug: string) {
  return db
    .select()
    .from(documents)
    .where(eq(documents.slug, slug))
    .orderBy(desc(documents.version));
}

/** The newest text of every document. */
export async function newestTexts(db: Db) {
  return db
    .selectDistinctOn([documents.slug], {
      slug: documents.slug,
      title: documents.title,
      body: documents.body,
      publishedAt: documents.publishedAt,
    })
    .from(documents)
    .orderBy(documents.slug, desc(documents.version));
}

/** The newest version of every text; for staff. */
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

/** The slugs of documents with a version that a person published; part of a statement. */
export const ownDocuments = sql<string[]>`array(
  select ${documents.slug} from ${documents} group by ${documents.slug} having max(${documents.version}) > 1)`;
