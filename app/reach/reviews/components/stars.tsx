import { publishedMessages as say } from "../texts/shopper-published.ts";

/** A rating as five stars, with words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{say.stars(rating)}</span>
      <span aria-hidden="true" className="stars" data-rating={rating} />
    </span>
  );
}
