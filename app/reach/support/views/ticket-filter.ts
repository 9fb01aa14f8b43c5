import { href } from "react-router";

export const TICKET_FILTERS = ["open", "mine", "snoozed", "answered", "closed", "all"] as const;
export type TicketFilter = (typeof TICKET_FILTERS)[number];

/** The filter in an address; anything else shows what staff have to look at. */
export function readFilter(text: string | null): TicketFilter {
  return TICKET_FILTERS.find((filter) => filter === text) ?? "open";
}

/** The address of a tab. */
export function filterHref(filter: TicketFilter): string {
  return filter === "open" ? href("/admin/support") : `${href("/admin/support")}?show=${filter}`;
}
