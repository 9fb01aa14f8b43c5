import { Inbox } from "lucide-react";
import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { ReplyBadge, TicketBadges } from "../components/ticket-badges.tsx";
import { countTickets, ticketsFor } from "../queries/staff-tickets.server.ts";
import { replyState } from "../rules/promise-reply.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import { readFilter } from "../views/ticket-filter.ts";
import { ticketList } from "../views/ticket-list.ts";
import type { Route } from "./+types/tickets-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor, now } = served.ctx;
  if (actor.kind !== "user") throw new Error("the policy table let somebody else in");
  const [{ list, rows }, counts] = await Promise.all([
    loadList({ served, request, url }, ticketList, (query) => ticketsFor(db, query, actor)),
    countTickets(db, actor),
  ]);
  return {
    list,
    counts,
    filter: readFilter(shownTab(ticketList, list.query)),
    rows: rows.map(({ createdAt, dueAt, repliedAt, closedAt, ...ticket }) => ({
      ...ticket,
      received: formatDateTime(createdAt),
      due: formatDateTime(dueAt),
      reply: replyState({ dueAt, repliedAt, closedAt }, now),
    })),
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.number, place: "title", cell: ({ number }) => number },
  {
    label: say.from,
    cell: ({ name, email }) => (
      <span className="block wrap-anywhere">
        <bdi>{name}</bdi>
        <span className="block text-ink-soft">{email}</span>
      </span>
    ),
  },
  {
    label: say.subject,
    cell: ({ subject }) => <bdi className="block min-w-32 wrap-anywhere">{subject}</bdi>,
  },
  {
    label: say.state,
    place: "state",
    cell: ({ isDemo, status }) => <TicketBadges isDemo={isDemo} status={status} />,
  },
  {
    label: say.promise,
    sort: "due",
    cell: ({ due, reply }) => <ReplyBadge due={due} state={reply} />,
  },
  { label: say.assignee, place: "wide", cell: ({ assigneeName }) => assigneeName ?? say.nobody },
  {
    label: say.received,
    sort: "received",
    first: "desc",
    cell: ({ received }) => <span className="whitespace-nowrap">{received}</span>,
  },
];

export default function TicketsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, counts, filter } = loaderData;
  return (
    <ListPage
      caption={say.tabs[filter]}
      columns={columns}
      counts={counts}
      empty={{ ofTab: true, icon: <Inbox />, title: say.empty[filter], hint: say.emptyHint }}
      lead={say.lead}
      list={list}
      rowOf={({ id, number }) => ({
        name: number,
        to: href("/admin/support/:ticketId", { ticketId: id }),
      })}
      rows={rows}
      spec={ticketList}
      title={say.title}
    />
  );
}
