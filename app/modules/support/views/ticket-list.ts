import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import { TICKET_FILTERS, type TicketFilter } from "./ticket-filter.ts";

const [first, ...others] = TICKET_FILTERS;
const tabOf = (value: TicketFilter) => ({ value, label: say.tabs[value] });

/**
 * Those that wait for an answer come by its time, the first due first; all others by their own, the
 * newest first. Whom staff search for stays out of the address.
 */
export const ticketList: ListSpec = {
  key: "tickets",
  one: "ticket",
  many: "tickets",
  search: { label: say.search, max: 120, personal: true },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.tabsLabel,
    choices: [tabOf(first), ...others.map(tabOf)],
  },
  sorts: ["due", "received"],
  sort: "due",
  tabSorts: { answered: "-received", closed: "-received", all: "-received" },
};
