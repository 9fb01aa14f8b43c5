import { href } from "react-router";
import { isUuid } from "#app/lib/is-uuid.ts";
import { readListQuery, writeListQuery } from "#app/lib/list/list-query.ts";
import { customerList } from "../../views/customer-list.ts";

/** The size of a page of the list. */
const MOST = 50;
/** The parameter with the filters of the list, in the address of a page for several customers. */
const LIST = "list";

/** The address of a page for customers who were selected in a list. */
export function forChosen(path: string, ids: readonly string[], list: URLSearchParams): string {
  const narrowed = writeListQuery(customerList, readListQuery(customerList, list));
  const params = new URLSearchParams({ ids: ids.join(",") });
  if (narrowed !== "") params.set(LIST, narrowed);
  return `${path}?${params}`;
}

/** The ids of the selected customers, without duplicates and invalid ids. */
export function chosenIn(page: URLSearchParams): string[] {
  return [...new Set((page.get("ids") ?? "").split(",").filter(isUuid))].slice(0, MOST);
}

export function listAddress(page: URLSearchParams): string {
  const asked = new URLSearchParams(page.get(LIST) ?? "");
  const query = writeListQuery(customerList, readListQuery(customerList, asked));
  return query === "" ? href("/admin/customers") : `${href("/admin/customers")}?${query}`;
}
