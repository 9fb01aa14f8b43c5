import { formatDate } from "#app/lib/dates.ts";
import { remember } from "#app/lib/remember.ts";
import type { ArticleCategory } from "../views/article-terms.ts";
import type { ReadingPicture } from "../views/reading-pictures.ts";
import type { Review } from "../rules/text-review.ts";
import type { Source } from "../rules/source-lines.ts";
import { citeSources } from "../views/cite-sources.ts";
import { previewOf, readMinutes } from "../views/reading.ts";
import type { ArticleCard, ShownArticle } from "../views/shown-article.ts";
import { readMarkdown } from "./read-markdown.server.ts";

type PublishedRow = {
  slug: string;
  title: string;
  category: ArticleCategory;
  body: string;
  author: string;
  picture: ReadingPicture | null;
};

/**
 * Reading a whole article for these two figures costs several times as much as its card, so the
 * result is remembered.
 */
const skim = remember(500, (body: string) => {
  const blocks = citeSources(readMarkdown(body), Infinity);
  return { minutes: readMinutes(blocks), preview: previewOf(blocks) };
});

export function presentCard({ body, ...listed }: PublishedRow): ArticleCard {
  const { slug, title, category, author, picture } = listed;
  return { slug, title, category, author, picture, ...skim(body) };
}

type Version = {
  title: string;
  summary: string;
  category: ArticleCategory;
  picture: ReadingPicture | null;
  author: string;
  body: string;
  sources: Source[];
  savedAt: Date;
};

/** A preview has no dates yet. */
export function presentArticle(
  version: Version,
  {
    review,
    firstPublishedAt,
  }: { review?: Review | null | undefined; firstPublishedAt?: Date | null } = {},
): ShownArticle {
  const { title, summary, category, picture, author, sources, savedAt } = version;
  const blocks = citeSources(readMarkdown(version.body), sources.length);
  return {
    title,
    summary,
    category,
    picture,
    author,
    sources,
    blocks,
    minutes: readMinutes(blocks),
    published: formatDate(firstPublishedAt ?? savedAt),
    updated: formatDate(savedAt),
    review: review
      ? {
          reviewer: review.reviewer,
          credentials: review.credentials,
          reviewedOn: formatDate(`${review.reviewedOn}T00:00:00+08:00`),
        }
      : undefined,
  };
}
