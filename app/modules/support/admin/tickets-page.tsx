import { Inbox } from "lucide-react";
import { Link, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage } from "#app/ui/list-page.tsx";
import { Td } from "#app/ui/table.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { ReplyBadge, TicketBadges } from "../components/ticket-badges.tsx";
import { countTickets, listTickets } from "../queries/staff-tickets.server.ts";
import { replyState } from "../rules/promise-reply.ts";
import {
  TICKET_FILTERS,
  filterHref,
  readFilter,
  type TicketFilter,
} from "../views/ticket-filter.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import type { Route } from "./+types/tickets-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  if (ctx.actor.kind !== "user") throw new Error("the policy table let somebody else in");
  const { searchParams } = url;
  const page = readPage(searchParams.get("page"));
  const filter = readFilter(searchParams.get("show"));
  const [found, counts] = await Promise.all([
    listTickets(ctx.db, filter, ctx.actor, page),
    countTickets(ctx.db, ctx.actor),
  ]);
  const rows = found.rows.map(({ createdAt, dueAt, repliedAt, closedAt, ...ticket }) => ({
    ...ticket,
    received: formatDateTime(createdAt),
    due: formatDateTime(dueAt),
    reply: replyState({ dueAt, repliedAt, closedAt }, ctx.now),
  }));
  return { rows, page, filter, counts, hasMore: found.hasMore };
}

export default function TicketsPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, filter, counts, hasMore } = loaderData;
  const tabs = TICKET_FILTERS.map((tab) => ({
    to: filterHref(tab),
    label: tabLabel(tab, counts),
    current: tab === filter,
  }));
  return (
    <ListPage
      caption={say.tabs[filter]}
      columns={[
        say.number,
        say.from,
        say.subject,
        say.state,
        say.promise,
        say.assignee,
        say.received,
      ]}
      empty={{
        icon: <Inbox />,
        title: page === 1 ? say.empty[filter] : say.noMore,
        hint: say.emptyHint,
      }}
      filters={<TabsNav items={tabs} label={say.tabsLabel} />}
      lead={say.lead}
      pager={{
        after: say.older,
        before: say.newer,
        hasMore,
        hrefOf: (to) => filterHref(filter, to),
        label: say.pages,
        page,
      }}
      rows={rows}
      title={say.title}
    >
      {(ticket) => (
        <tr key={ticket.id}>
          <Td className="whitespace-nowrap">
            <Link
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              to={href("/admin/support/:ticketId", { ticketId: ticket.id })}
            >
              {ticket.number}
            </Link>
          </Td>
          <Td className="min-w-48 wrap-anywhere">
            <bdi>{ticket.name}</bdi>
            <span className="block text-ink-soft">{ticket.email}</span>
          </Td>
          <Td className="min-w-40 wrap-anywhere">
            <bdi>{ticket.subject}</bdi>
          </Td>
          <Td>
            <TicketBadges isDemo={ticket.isDemo} status={ticket.status} />
          </Td>
          <Td>
            <ReplyBadge due={ticket.due} state={ticket.reply} />
          </Td>
          <Td>{ticket.assigneeName ?? say.nobody}</Td>
          <Td className="whitespace-nowrap">{ticket.received}</Td>
        </tr>
      )}
    </ListPage>
  );
}

function tabLabel(tab: TicketFilter, counts: { open: number; mine: number }): string {
  return tab === "open" || tab === "mine" ? `${say.tabs[tab]} (${counts[tab]})` : say.tabs[tab];
}
