import { href } from "react-router";

/** The form that `listing-toolbar.tsx` shows on every listing. */
const FORM = "listing-form";

export const SEARCH_HREF = `${href("/products")}#${FORM}`;

/** Whether there is a field to type in. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>(`#${FORM} [type="search"]`);
  field?.focus();
  return field !== null;
}
