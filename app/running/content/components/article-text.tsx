import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { Source } from "../rules/source-lines.ts";
import { contentMessages } from "../texts/shopper.ts";
import { ARTICLE_CATEGORIES } from "../views/article-terms.ts";
import type { ShownArticle } from "../views/shown-article.ts";
import { Markdown } from "./markdown.tsx";

const say = contentMessages.article;

/** The heading is a prop, because a preview has a lower heading level. */
export function ArticleText({ article, head }: { article: ShownArticle; head: ReactNode }) {
  const { category, minutes, author, published, updated, review } = article;
  return (
    <article>
      <header className="grid gap-4 pt-6 pb-10 md:pt-10">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{ARTICLE_CATEGORIES[category]}</span>
          <span aria-hidden="true">·</span>
          <span className="figures">{contentMessages.learn.minutes(minutes)}</span>
        </p>
        {head}
        <p className="measure text-lg text-ink-soft">{article.summary}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{contentMessages.learn.by(author)}</span>
          <span>{say.published(published)}</span>
          {updated !== published && <span>{say.updated(updated)}</span>}
        </p>
        {review ? (
          <p className="text-sm">
            <span className="block font-semibold">
              {say.reviewedBy(review.reviewer, review.credentials)}
            </span>
            <span className="text-ink-soft">{say.reviewed(review.reviewedOn)}</span>
          </p>
        ) : (
          <Notice announced={false} title={say.notReviewed} tone="warning">
            {say.notReviewedText}
          </Notice>
        )}
      </header>
      <div className="md:text-lg">
        <Markdown blocks={article.blocks} />
      </div>
      <div className="pt-12">
        <SourceList sources={article.sources} />
      </div>
    </article>
  );
}

/**
 * Sources have the numbers that the text cites. The source whose link was followed is highlighted.
 */
function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section
      aria-labelledby="sources"
      className="max-w-124 border-t border-line pt-6 text-sm md:max-w-140"
    >
      <h2 className="text-xl" id="sources">
        {say.sources}
      </h2>
      <p className="mt-1 text-ink-soft">{say.sourcesLead}</p>
      <ol className="mt-4 grid list-decimal gap-1 pl-6 marker:text-ink-soft marker:tabular-nums">
        {sources.map(({ title, url }, index) => (
          <li
            className="scroll-mt-28 rounded-small py-1 pl-1 wrap-anywhere target:bg-accent-soft"
            id={`source-${index + 1}`}
            key={index}
          >
            {url ? <a href={url}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </section>
  );
}
