import { formatDate } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { countTickets, ticketsFor } from "../../queries/list-tickets.server.ts";
import { listAnswerers } from "../../queries/staff-tickets.server.ts";
import { replyState } from "../../rules/promise-reply.ts";
import { snoozeState } from "../../rules/snooze.ts";
import { ticketMessages as say } from "../../texts/staff.ts";
import { readFilter } from "../../views/ticket-filter.ts";
import { urgentTicketSign } from "../../views/urgent-ticket.server.ts";
import { NO_ASSIGNEE, shortDue, ticketList } from "../../views/ticket-list.ts";

/** The list as its address asks for it. */
export async function showTickets(asked: ListRequest) {
  const { db, now } = asked.served.ctx;
  const reader = { userId: signedIn(asked.served.ctx).userId, now };
  const [{ list, rows }, counts, answerers] = await Promise.all([
    loadList(asked, ticketList, (query) => ticketsFor(db, query, reader)),
    countTickets(db, reader),
    listAnswerers(db),
  ]);
  const assignee = [
    { value: NO_ASSIGNEE, label: say.nobody },
    ...answerers.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return {
    list,
    counts,
    choices: { assignee },
    filter: readFilter(shownTab(ticketList, list.query)),
    rows: rows.map(
      ({
        createdAt,
        dueAt,
        repliedAt,
        closedAt,
        snoozedAt,
        snoozedUntil,
        dueWords,
        ...ticket
      }) => ({
        ...ticket,
        urgent:
          repliedAt || closedAt || dueWords === null
            ? undefined
            : urgentTicketSign([`${ticket.subject}. ${dueWords}`]),
        snooze: snoozeState({ snoozedAt, snoozedUntil }, now),
        received: formatDate(createdAt),
        due: shortDue(dueAt, now),
        reply: replyState({ dueAt, repliedAt, closedAt }, now),
      }),
    ),
  };
}
