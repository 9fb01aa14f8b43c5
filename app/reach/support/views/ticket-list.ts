import { formatClock, formatDate, shopDay, shopYear } from "#app/lib/dates.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { TICKET_TOPICS } from "../rules/ticket-terms.ts";
import { ticketTopics } from "../texts/shopper.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import { TICKET_FILTERS } from "./ticket-filter.ts";

/** The value of the filter "assigned to" for unassigned tickets. */
export const NO_ASSIGNEE = "none";

/** In Manila: the time today, or the day, with the year if it is another. */
export const shortDue = (at: Date, now: Date) =>
  shopDay(at) === shopDay(now) ? formatClock(at) : formatDate(at).replace(`, ${shopYear(now)}`, "");

/**
 * Tickets with work to do are listed by the due time of their answer, earliest first; other lists
 * are newest first. The search stays out of the URL because it names a person.
 */
export const ticketList: ListSpec = {
  key: "tickets",
  one: "ticket",
  many: "tickets",
  search: { label: say.search, max: 120, personal: true },
  tabs: choiceFilter("show", say.tabsLabel, say.tabs, TICKET_FILTERS),
  filters: [
    // The choices are the staff who answer, by their ids.
    { kind: "choice", name: "assignee", label: say.assignee },
    choiceFilter("topic", say.topic, ticketTopics, TICKET_TOPICS),
    choiceFilter("promise", say.promise, say, ["overdue"]),
  ],
  sorts: ["due", "received"],
  sort: "due",
  tabSorts: { answered: "-received", closed: "-received", all: "-received" },
};
