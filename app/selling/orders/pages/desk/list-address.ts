import { href } from "react-router";
import { readListQuery, writeListQuery } from "#app/lib/list/list-query.ts";
import { orderList } from "../../views/order-list.ts";

/** The list's filters, in the address of a page for several orders. */
export const LIST_FIELD = "list";

/** The list's filters for such a page. The search text must not appear in an address. */
export function narrowedBy(list: URLSearchParams): string {
  return writeListQuery(orderList, readListQuery(orderList, list));
}

/** The list that the chosen orders came from. */
export function listAddress(page: URLSearchParams): string {
  const query = narrowedBy(new URLSearchParams(page.get(LIST_FIELD) ?? ""));
  return query === "" ? href("/admin/orders") : `${href("/admin/orders")}?${query}`;
}
