import { Star } from "lucide-react";
import { catalogMessages as say } from "../texts/shopper.ts";

type RatingProps = { rating: { average: string; count: number } | undefined };

/** Empty for a product without ratings. */
export function Rating({ rating }: RatingProps) {
  if (!rating) return null;
  const { average, count } = rating;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <Star aria-hidden="true" className="size-4 fill-accent text-accent" />
      <span className="sr-only">{say.ratingOf}</span>
      <span className="figures font-semibold">{average}</span>
      <span className="text-ink-soft">({say.reviews(count)})</span>
    </span>
  );
}
