import { href } from "react-router";
import type { Review } from "../rules/text-review.ts";
import type { Source } from "../rules/source-lines.ts";

type ArticleDataContext = {
  url: string;
  /** Absolute address of the picture that link previews show. */
  image: string;
  firstPublishedAt: Date | null;
  review: Review | null;
};
type Text = { title: string; summary: string; author: string; sources: Source[]; savedAt: Date };

/**
 * An article as structured data for search engines (schema.org). A reviewer is named only for the
 * version that was reviewed. The author is the shop, because staff do not sign with their names.
 */
export function articleData(
  version: Text,
  { url, image, firstPublishedAt, review }: ArticleDataContext,
) {
  const { title, summary, author, sources, savedAt } = version;
  const shop = `${new URL("/", url).href}#shop`;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: summary,
    mainEntityOfPage: url,
    image,
    datePublished: (firstPublishedAt ?? savedAt).toISOString(),
    dateModified: savedAt.toISOString(),
    author: { "@type": "Organization", name: author, url: new URL(href("/about"), url).href },
    publisher: { "@id": shop },
    citation: sources.map(({ title: name, url: source }) => ({
      "@type": "CreativeWork",
      name,
      ...(source ? { url: source } : {}),
    })),
    ...(review
      ? {
          reviewedBy: {
            "@type": "Person",
            name: review.reviewer,
            honorificSuffix: review.credentials,
          },
        }
      : {}),
  };
}
