import { Inbox } from "lucide-react";
import { Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Pager } from "#app/ui/pager.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { ReplyBadge, TicketBadges } from "../components/ticket-badges.tsx";
import { countTickets, listTickets } from "../queries/staff-tickets.server.ts";
import { replyState } from "../rules/promise-reply.ts";
import { TICKET_FILTERS, filterHref, readFilter } from "../views/ticket-filter.ts";
import type { TicketFilter } from "../views/ticket-filter.ts";
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
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="mb-6">
        <TabsNav
          items={TICKET_FILTERS.map((tab) => ({
            to: filterHref(tab),
            label: tabLabel(tab, counts),
            current: tab === filter,
          }))}
          label={say.tabsLabel}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<Inbox />} title={page === 1 ? say.empty[filter] : say.noMore}>
          <p>{say.emptyHint}</p>
        </EmptyState>
      ) : (
        <TicketTable caption={say.tabs[filter]} rows={rows} />
      )}
      <Pager
        after={say.older}
        before={say.newer}
        hasMore={hasMore}
        hrefOf={(to) => filterHref(filter, to)}
        label={say.pages}
        page={page}
      />
    </>
  );
}

function tabLabel(tab: TicketFilter, counts: { open: number; mine: number }): string {
  return tab === "open" || tab === "mine" ? `${say.tabs[tab]} (${counts[tab]})` : say.tabs[tab];
}

type TicketTableProps = Pick<Route.ComponentProps["loaderData"], "rows"> & { caption: string };

function TicketTable({ rows, caption }: TicketTableProps) {
  return (
    <Table caption={caption} captionHidden density="dense">
      <thead>
        <tr>
          <Th>{say.number}</Th>
          <Th>{say.from}</Th>
          <Th>{say.subject}</Th>
          <Th>{say.state}</Th>
          <Th>{say.promise}</Th>
          <Th>{say.assignee}</Th>
          <Th>{say.received}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((ticket) => (
          <tr key={ticket.id}>
            <Td className="whitespace-nowrap">
              <Link
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                to={`/admin/support/${ticket.id}`}
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
        ))}
      </tbody>
    </Table>
  );
}
