import type { To } from "react-router";
import { LinkButton } from "./button.tsx";

type PagerProps = {
  label: string;
  page: number;
  hasMore: boolean;
  hrefOf: (page: number) => To;
  /** What lies before and after in this list: newer and older, sooner and later. */
  before: string;
  after: string;
};

/** The ways to the pages beside this one of a list that nobody counts. */
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
