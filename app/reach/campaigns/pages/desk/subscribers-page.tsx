import { MailPlus } from "lucide-react";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { subscriberMessages as say } from "../../texts/staff.ts";
import { countSubscriptions, subscriptionsFor } from "../../queries/subscriptions.server.ts";
import { type SubscriptionState, SUBSCRIPTION_STATES } from "../../rules/subscription-terms.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/subscribers-page.ts";

/** The search stays out of the URL because it names a person. */
const subscriberList: ListSpec = {
  key: "subscribers",
  one: "subscriber",
  many: "subscribers",
  search: { label: say.search, max: 120, personal: true },
  filters: [
    choiceFilter("state", say.state, say, SUBSCRIPTION_STATES),
    {
      kind: "choice",
      name: "source",
      label: say.source,
      choices: Object.entries(say.sources).map(([value, label]) => ({ value, label })),
    },
  ],
  sorts: ["asked", "email"],
  sort: "-asked",
};

const tones: Record<SubscriptionState, Tone> = {
  pending: "warning",
  confirmed: "success",
  ended: "neutral",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db } = served.ctx;
  const [counts, found] = await Promise.all([
    countSubscriptions(db),
    loadList({ served, request, url }, subscriberList, (query) => subscriptionsFor(db, query)),
  ]);
  return { counts, ...found };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const dayOf = (at: Date | null) => at && formatDateTime(at);

const columns: readonly ListColumn<Row>[] = [
  {
    label: say.email,
    place: "title",
    sort: "email",
    cell: ({ email }) => <span className="font-semibold">{email}</span>,
  },
  {
    label: say.state,
    place: "state",
    cell: ({ state }) => (
      <Badge look="plain" tone={tones[state]}>
        {say[state]}
      </Badge>
    ),
  },
  { label: say.source, kind: "short", cell: ({ source }) => say.sources[source] },
  {
    label: say.asked,
    kind: "time",
    sort: "asked",
    first: "desc",
    cell: ({ askedAt }) => dayOf(askedAt),
  },
  { label: say.since, kind: "time", cell: ({ confirmedAt }) => dayOf(confirmedAt) },
  { label: say.endedAt, kind: "time", place: "wide", cell: ({ endedAt }) => dayOf(endedAt) },
];

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { counts, list, rows } = loaderData;
  return (
    <ListPage
      caption={say.list}
      columns={columns}
      empty={{ icon: <MailPlus />, title: say.none, hint: say.noneHint }}
      lead={say.lead}
      list={list}
      rowOf={({ email }) => ({ name: email })}
      rows={rows}
      spec={subscriberList}
      title={say.title}
    >
      <FigureCards
        figures={counts.map(({ state, count }) => ({
          label: say.count[state],
          value: count.toLocaleString("en"),
        }))}
      />
    </ListPage>
  );
}
