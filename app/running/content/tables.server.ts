import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { ArticleCategory } from "./views/article-terms.ts";
import type { ReadingPicture } from "./views/reading-pictures.ts";
import type { Source } from "./rules/source-lines.ts";
import type { FaqCategory, LiveFact } from "./views/faq-terms.ts";
import type { ReviewedText } from "./rules/text-review.ts";

/** A published version is never edited, because orders and consents refer to it. */
export const documents = pgTable(
  "documents",
  {
    id: id(),
    slug: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    publishedAt: at().notNull(),
  },
  (t) => [unique().on(t.slug, t.version)],
);

/** Versions of FAQ questions. The newest version is shown, and no version is edited. */
export const faqVersions = pgTable(
  "faq_versions",
  {
    id: id(),
    /** Identifies the question in links, even when its words change. */
    slug: text().notNull(),
    version: integer().notNull(),
    category: text().$type<FaqCategory>().notNull(),
    position: integer().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    live: text().$type<LiveFact>().notNull(),
    isShown: boolean().notNull(),
    savedAt: at().notNull(),
    savedBy: text().notNull(),
  },
  (t) => [
    unique("faq_versions_once").on(t.slug, t.version),
    check("faq_versions_position", sql`${t.position} between 1 and 999`),
  ],
);

/** The properties that all versions of an article share, and the published version, if any. */
export const articles = pgTable(
  "articles",
  {
    id: id(),
    publishedVersion: integer(),
    firstPublishedAt: at(),
    createdAt: at().notNull(),
  },
  (t) => [index("articles_published").on(t.publishedVersion)],
);

/** One version of an article. It is never edited: a change adds the next version. */
export const articleVersions = pgTable(
  "article_versions",
  {
    id: id(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id),
    version: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    category: text().$type<ArticleCategory>().notNull(),
    body: text().notNull(),
    author: text().notNull(),
    sources: jsonb().$type<Source[]>().notNull(),
    /** Slugs of related products; the current catalog decides what they show. */
    products: text().array().notNull(),
    /** The picture above the article; null if its author chose none. */
    picture: text().$type<ReadingPicture>(),
    savedAt: at().notNull(),
    savedBy: text().notNull(),
  },
  (t) => [unique("article_versions_once").on(t.articleId, t.version)],
);

/** All addresses that an article was published at; former ones redirect to the current one. */
export const articleSlugs = pgTable(
  "article_slugs",
  {
    slug: text().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id),
    takenAt: at().notNull(),
  },
  (t) => [index("article_slugs_of_article").on(t.articleId)],
);

/**
 * A clinician's review of one version, recorded by staff. The next version starts without a review.
 */
export const articleReviews = pgTable(
  "article_reviews",
  {
    id: id(),
    articleId: uuid().notNull(),
    version: integer().notNull(),
    reviewer: text().notNull(),
    credentials: text().notNull(),
    reviewedOn: date({ mode: "string" }).notNull(),
    recordedAt: at().notNull(),
    recordedBy: text().notNull(),
  },
  (t) => [
    unique("article_reviews_once").on(t.articleId, t.version),
    foreignKey({
      name: "article_reviews_version",
      columns: [t.articleId, t.version],
      foreignColumns: [articleVersions.articleId, articleVersions.version],
    }),
  ],
);

/**
 * A clinician's review of texts in the code, recorded by staff. Each wording is a version, so a
 * changed text starts without a review.
 */
export const textReviews = pgTable(
  "text_reviews",
  {
    id: id(),
    subject: text().$type<ReviewedText["subject"]>().notNull(),
    version: text().notNull(),
    reviewer: text().notNull(),
    credentials: text().notNull(),
    reviewedOn: date({ mode: "string" }).notNull(),
    recordedAt: at().notNull(),
    recordedBy: text().notNull(),
  },
  (t) => [unique("text_reviews_once").on(t.subject, t.version)],
);
