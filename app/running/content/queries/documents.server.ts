import { and, desc, eq, lte, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { documents } from "../tables.server.ts";

/** The version in force at `now`, or undefined when none was ever published. */
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

/** Which texts a checkout accepts right now. A shop without them cannot sell, so it throws. */
export async function currentLegalVersions(db: Db, now: Date): Promise<LegalVersions> {
  const found = await db.execute<{ versions: PublishedVersions }>(
    sql`select ${publishedVersions(now.toISOString())} as versions`,
  );
  return legalVersionsOf(found.rows[0]?.versions ?? {});
}

type PublishedVersions = Record<string, number>;

/** The newest version of each text published until `now` (ISO 8601) by its slug, as JSON. */
export function publishedVersions(now: string | SQLWrapper): SQL {
  return sql`(
    select coalesce(json_object_agg(slug, version), '{}') from (
      select slug, max(version) as version from ${documents}
      where published_at <= ${now}::timestamptz group by slug
    ) newest)`;
}

/** The two that a checkout accepts, of all that are published. */
export function legalVersionsOf(versions: PublishedVersions): LegalVersions {
  const version = (slug: "terms" | "privacy"): number => {
    const found = versions[slug];
    if (found === undefined) throw new Error(`no published text "${slug}"`);
    return found;
  };
  return { terms: version("terms"), privacy: version("privacy") };
}

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

/** The slugs of the documents that a person has published a version of; part of a statement. */
export const ownDocuments = sql<string[]>`array(
  select ${documents.slug} from ${documents} group by ${documents.slug} having max(${documents.version}) > 1)`;
