import { LinkButton } from "#app/ui/button.tsx";
import { listingMessages } from "../texts/shopper-listing.ts";

const say = listingMessages;

type PagesProps = { page: number; before: string | undefined; after: string | undefined };

/** Only where there is more than one page. */
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
