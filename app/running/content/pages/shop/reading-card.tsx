import { StillLife } from "#app/goods/catalog/components/still-life.tsx";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { ArticleCard } from "../../components/article-card.tsx";
import type { ArticleCard as CardContent } from "../../views/shown-article.ts";

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
