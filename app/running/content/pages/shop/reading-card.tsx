import { StillLife } from "#app/goods/catalog/components/still-life.tsx";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { contentMessages } from "../../texts/shopper.ts";
import { ARTICLE_CATEGORIES } from "../../views/article-terms.ts";
import type { ArticleCard as CardContent } from "../../views/shown-article.ts";

const say = contentMessages.learn;

type ArticleCardProps = {
  article: CardContent;
  picture?: ReactNode;
};

/** The card has one link, stretched over its whole area. */
function ArticleCard({ article, picture }: ArticleCardProps) {
  const { slug, title, category, minutes, author, preview, reviewed } = article;
  return (
    <Card as="li" className="group relative flex flex-col gap-3">
      {picture && <div className="-mx-5 -mt-5 mb-1 overflow-hidden rounded-t-card">{picture}</div>}
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{ARTICLE_CATEGORIES[category]}</span>
        <span className="figures">{say.minutes(minutes)}</span>
      </p>
      <h2 className="text-xl group-hover:underline">{title}</h2>
      <p className="text-sm text-ink-soft max-md:line-clamp-4">{preview}</p>
      <p className="mt-auto pt-2 text-sm">
        {say.by(author)}
        {!reviewed && (
          <span className="block text-ink-soft">{contentMessages.article.notReviewed}</span>
        )}
      </p>
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        to={href("/learn/:slug", { slug })}
      >
        {say.readFull}
        <span className="sr-only"> {say.about(title)}</span>
      </Link>
    </Card>
  );
}

const SIZES = "(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 100vw";

type ReadingCardProps = {
  article: CardContent & { file: PictureFile | undefined };
  isSeenAtOnce: boolean;
};

/** An article's card, with its picture if it has one. */
export function ReadingCard({ article: { file, ...article }, isSeenAtOnce }: ReadingCardProps) {
  const loading = isSeenAtOnce ? "soon" : "later";
  return (
    <ArticleCard
      article={article}
      picture={file && <StillLife file={file} loading={loading} sizes={SIZES} />}
    />
  );
}
