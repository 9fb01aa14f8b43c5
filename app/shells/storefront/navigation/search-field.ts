import { href } from "#app/lib/href.ts";

/** The field that `listing-toolbar.tsx` shows on every listing. A browser focuses what is linked to. */
export const SEARCH_HASH = "#listing-search";

export const SEARCH_HREF = `${href("/products")}${SEARCH_HASH}`;

/** Whether there is a field to type in. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>(SEARCH_HASH);
  field?.focus();
  return field !== null;
}
