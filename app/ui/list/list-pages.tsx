import { ChevronLeft, ChevronRight } from "lucide-react";
import { LinkButton } from "../button.tsx";
import type { ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";

/** The pages beside this one, from the rows that are at its ends. */
export function ListPages({ at: { path, list } }: { at: ListAddress }) {
  const { previous, next } = list;
  return (
    <nav aria-label={say.pages} className="flex gap-3 empty:hidden">
      {previous !== undefined && (
        <LinkButton rel="prev" size="compact" to={`${path}?${previous}`} variant="secondary">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {say.previous}
        </LinkButton>
      )}
      {next !== undefined && (
        <LinkButton rel="next" size="compact" to={`${path}?${next}`} variant="secondary">
          {say.next}
          <ChevronRight aria-hidden="true" className="size-4" />
        </LinkButton>
      )}
    </nav>
  );
}
