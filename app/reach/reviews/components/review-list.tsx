import { formatDate } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { publishedMessages as say } from "../texts/shopper-published.ts";
import type { PublishedReview } from "../rules/review-terms.ts";
import { Stars } from "./stars.tsx";

type ReviewListProps = {
  reviews: readonly PublishedReview[];
  rating: { average: number | null; count: number };
};

export function ReviewList({ reviews, rating }: ReviewListProps) {
  return (
    <div className="grid gap-6">
      {rating.average !== null && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          <Stars rating={Math.round(rating.average)} />
          {say.average(rating.average.toFixed(1), rating.count)}
        </p>
      )}
      {reviews.length === 0 ? (
        <p className="text-ink-soft">{say.none}</p>
      ) : (
        <ul className="grid gap-6">
          {reviews.map(({ id, authorName, rating: stars, text, createdAt, answer, ...from }) => (
            <li className="grid gap-2 border-t border-line pt-5" key={id}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Stars rating={stars} />
                <span className="font-semibold">{authorName}</span>
                <span className="text-sm text-ink-soft">{formatDate(createdAt)}</span>
                <ReviewSource {...from} />
              </p>
              <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
              {answer !== null && (
                <div className="measure mt-1 grid gap-1 border-l-2 border-line-strong pl-4">
                  <p className="text-sm font-semibold">{say.answer}</p>
                  <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ReviewSource({ isDemo, formerShop }: Pick<PublishedReview, "isDemo" | "formerShop">) {
  if (isDemo) return <Badge tone="warning">{say.demo}</Badge>;
  if (formerShop) return <Badge tone="neutral">{say.formerShop}</Badge>;
  return <Badge tone="success">{say.verified}</Badge>;
}
