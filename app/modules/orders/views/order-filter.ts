import { href } from "react-router";

export const ORDER_FILTERS = ["all", "to-confirm", "to-check", "reserved", "attention"] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** What an unpaid order reserves, and whether the guest who placed it confirmed their e-mail. */
export type ReservedItems = {
  items: readonly { productName: string; quantity: number }[];
  confirmed: boolean;
};

/** The filter in an address; anything else shows all. */
export function readFilter(text: string | null): OrderFilter {
  return ORDER_FILTERS.find((filter) => filter === text) ?? "all";
}

/** The address of a filter, and of a page of it. */
export function filterHref(filter: OrderFilter, page = 1): string {
  const search = new URLSearchParams({
    ...(filter !== "all" && { show: filter }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0
    ? href("/admin/orders")
    : `${href("/admin/orders")}?${search.toString()}`;
}
