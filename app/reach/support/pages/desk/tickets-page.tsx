import { Inbox } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { UrgencyBadge } from "#app/care/triage/components/urgency-mark.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { ReplyBadge, TicketBadges } from "../../components/ticket-badges.tsx";
import { ticketTopics } from "../../texts/shopper.ts";
import { ticketMessages as say } from "../../texts/staff.ts";
import { ticketList } from "../../views/ticket-list.ts";
import { showTickets } from "./tickets-page.server.ts";
import type { Route } from "./+types/tickets-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showTickets({ served: context.get(requestContext), request, url });

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  {
    label: say.number,
    place: "title",
    cell: ({ number }) => number,
    below: ({ name, email }) => <bdi title={email}>{name}</bdi>,
  },
  {
    label: say.subject,
    cell: ({ subject, topic, orderNumber, urgent }) => (
      <>
        <UrgencyBadge sign={urgent} /> <bdi>{subject}</bdi>{" "}
        <span className="text-ink-soft">
          {[ticketTopics[topic], orderNumber].filter(Boolean).join(" · ")}
        </span>
      </>
    ),
  },
  {
    label: say.state,
    kind: "time",
    place: "state",
    cell: ({ isDemo, status, snooze }) => (
      <TicketBadges isDemo={isDemo} snooze={snooze} status={status} />
    ),
  },
  {
    label: say.promise,
    sort: "due",
    cell: ({ due, reply }) => <ReplyBadge due={due} state={reply} />,
  },
  {
    label: say.assignee,
    kind: "short",
    place: "wide",
    cell: ({ assigneeName }) => assigneeName ?? say.nobody,
  },
  {
    label: say.received,
    kind: "date",
    place: "wide",
    sort: "received",
    first: "desc",
    cell: ({ received }) => received,
  },
];

export default function TicketsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, counts, choices, filter } = loaderData;
  return (
    <ListPage
      caption={say.tabs[filter]}
      choices={choices}
      columns={columns}
      counts={counts}
      empty={{ ofTab: true, icon: <Inbox />, title: say.empty[filter], hint: say.emptyHint }}
      lead={say.lead}
      list={list}
      rowOf={({ id, number }) => ({
        name: number,
        to: href("/admin/support/:ticketId", { ticketId: id }),
        panel: href("/admin/support/:ticketId/summary", { ticketId: id }),
      })}
      rows={rows}
      spec={ticketList}
      title={say.title}
    />
  );
}
