import type { To } from "react-router";
import { LinkButton } from "./button.tsx";

type PagerProps = {
  label: string;
  page: number;
  hasMore: boolean;
  hrefOf: (page: number) => To;
  /** The words for both directions: newer and older, or sooner and later. */
  before: string;
  after: string;
};

/** Links to the neighboring pages of a list without a total count. */
export function Pager({ label, page, hasMore, hrefOf, before, after }: PagerProps) {
  return (
    <nav aria-label={label} className="mt-6 flex gap-3 empty:hidden">
      {page > 1 && (
        <LinkButton to={hrefOf(page - 1)} variant="secondary">
          {before}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton to={hrefOf(page + 1)} variant="secondary">
          {after}
        </LinkButton>
      )}
    </nav>
  );
}
