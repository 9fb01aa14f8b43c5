import { href } from "react-router";
import { isUuid } from "#app/lib/is-uuid.ts";
import { readListQuery, writeListQuery } from "#app/lib/list/list-query.ts";
import { customerList } from "../../views/customer-list.ts";

/** As many as a page of the list has. */
const MOST = 50;
/** In the address of a page for several customers: how the list they come from is narrowed. */
const LIST = "list";

/** The address of a page for several customers that were chosen in a list. */
export function forChosen(path: string, ids: readonly string[], list: URLSearchParams): string {
  const narrowed = writeListQuery(customerList, readListQuery(customerList, list));
  const params = new URLSearchParams({ ids: ids.join(",") });
  if (narrowed !== "") params.set(LIST, narrowed);
  return `${path}?${params}`;
}

/** The ids of the customers that such a page is for, each once; whatever is none is left out. */
export function chosenIn(page: URLSearchParams): string[] {
  return [...new Set((page.get("ids") ?? "").split(",").filter(isUuid))].slice(0, MOST);
}

/** The list that they come from. */
export function listAddress(page: URLSearchParams): string {
  const asked = new URLSearchParams(page.get(LIST) ?? "");
  const query = writeListQuery(customerList, readListQuery(customerList, asked));
  return query === "" ? href("/admin/customers") : `${href("/admin/customers")}?${query}`;
}
