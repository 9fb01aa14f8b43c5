import { href } from "react-router";
import { readListQuery, writeListQuery } from "#app/lib/list/list-query.ts";
import { orderList } from "../../views/order-list.ts";

/** In the address of a page for several orders: how the list they come from is narrowed. */
export const LIST_FIELD = "list";

/** What a list says of itself to such a page; whom it was searched for is in no address. */
export function narrowedBy(list: URLSearchParams): string {
  return writeListQuery(orderList, readListQuery(orderList, list));
}

/** The list that the chosen orders come from. */
export function listAddress(page: URLSearchParams): string {
  const query = narrowedBy(new URLSearchParams(page.get(LIST_FIELD) ?? ""));
  return query === "" ? href("/admin/orders") : `${href("/admin/orders")}?${query}`;
}
