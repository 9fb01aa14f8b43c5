import { Star } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { publishedMessages as say } from "../texts/shopper-published.ts";
import { RATINGS } from "../rules/review-terms.ts";

/** A rating as five stars, with words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{say.stars(rating)}</span>
      {RATINGS.map((place) => (
        <Star
          aria-hidden="true"
          className={cx("size-4", place <= rating ? "fill-accent text-accent" : "text-line-strong")}
          key={place}
        />
      ))}
    </span>
  );
}
