import { href } from "react-router";

export const TICKET_FILTERS = ["open", "mine", "answered", "closed", "all"] as const;
export type TicketFilter = (typeof TICKET_FILTERS)[number];

/** The filter in an address; anything else shows what waits for an answer. */
export function readFilter(text: string | null): TicketFilter {
  return TICKET_FILTERS.find((filter) => filter === text) ?? "open";
}

/** The address of a filter, and of a page of it. */
export function filterHref(filter: TicketFilter, page = 1): string {
  const search = new URLSearchParams({
    ...(filter !== "open" && { show: filter }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0
    ? href("/admin/support")
    : `${href("/admin/support")}?${search.toString()}`;
}
