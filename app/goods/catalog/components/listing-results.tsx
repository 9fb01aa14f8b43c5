import { PackageSearch } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { listingMessages as say } from "../texts/shopper-listing.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";

type ListingResultsProps = {
  /** HTML of the product cards; undefined if nothing was found. */
  cards: string | undefined;
  search: string;
  category: { name: string } | undefined;
};

/** The products or the reason for an empty list. */
export function ListingResults({ cards, search, category }: ListingResultsProps) {
  if (cards !== undefined) return <ServerHtml html={cards} part="cards" />;
  const showAll = <LinkButton to={href("/products")}>{say.showAll}</LinkButton>;
  if (search !== "") {
    return (
      <EmptyState action={showAll} icon={<PackageSearch />} title={say.nothingFound(search)}>
        <p>{say.nothingFoundHint}</p>
      </EmptyState>
    );
  }
  return category ? (
    <EmptyState action={showAll} icon={<PackageSearch />} title={say.nothingHere}>
      <p>{say.nothingHereHint}</p>
    </EmptyState>
  ) : (
    <EmptyState icon={<PackageSearch />} title={say.nothingAtAll}>
      <p>{say.nothingAtAllHint}</p>
    </EmptyState>
  );
}

type PagesProps = { page: number; before: string | undefined; after: string | undefined };

export function Pages({ page, before, after }: PagesProps) {
  if (!before && !after) return null;
  return (
    <nav aria-label={say.pages} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {before && (
        <LinkButton rel="prev" to={before} variant="secondary">
          {say.before}
        </LinkButton>
      )}
      <span className="text-ink-soft">{say.page(page)}</span>
      {after && (
        <LinkButton rel="next" to={after} variant="secondary">
          {say.after}
        </LinkButton>
      )}
    </nav>
  );
}
