import { href } from "react-router";
import { MailPlus } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { ListPage } from "#app/ui/list-page.tsx";
import { Td } from "#app/ui/table.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { subscriberMessages as say } from "../texts/staff.ts";
import { countSubscriptions, listSubscriptions } from "../queries/subscriptions.server.ts";
import { SUBSCRIPTION_STATES, type SubscriptionState } from "../rules/subscription-terms.ts";
import type { Route } from "./+types/subscribers-page.ts";

const tones: Record<SubscriptionState, Tone> = {
  pending: "warning",
  confirmed: "success",
  ended: "neutral",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const page = readPage(url.searchParams.get("page"));
  const [counts, found] = await Promise.all([countSubscriptions(db), listSubscriptions(db, page)]);
  const rows = found.rows.map(({ askedAt, confirmedAt, endedAt, ...subscription }) => ({
    ...subscription,
    asked: formatDateTime(askedAt),
    since: confirmedAt && formatDateTime(confirmedAt),
    ended: endedAt && formatDateTime(endedAt),
  }));
  return { counts, rows, page, hasMore: found.hasMore };
}

export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { counts, rows, page, hasMore } = loaderData;
  return (
    <ListPage
      caption={say.list}
      columns={[say.email, say.state, say.source, say.asked, say.since, say.endedAt]}
      empty={{
        icon: <MailPlus />,
        title: page === 1 ? say.none : say.noMore,
        hint: say.noneHint,
      }}
      filters={<Counts counts={counts} />}
      lead={say.lead}
      pager={{
        after: say.next,
        before: say.previous,
        hasMore,
        hrefOf: (to) => `${href("/admin/newsletter")}?page=${to}`,
        label: say.pages,
        page,
      }}
      rows={rows}
      title={say.title}
    >
      {({ id, email, state, source, asked, since, ended }) => (
        <tr key={id}>
          <Td className="min-w-48 wrap-anywhere">{email}</Td>
          <Td>
            <Badge look="plain" tone={tones[state]}>
              {say[state]}
            </Badge>
          </Td>
          <Td className="whitespace-nowrap">{say.sources[source]}</Td>
          <Td className="whitespace-nowrap">{asked}</Td>
          <Td className="whitespace-nowrap">{since}</Td>
          <Td className="whitespace-nowrap">{ended}</Td>
        </tr>
      )}
    </ListPage>
  );
}

function Counts({ counts }: Pick<Route.ComponentProps["loaderData"], "counts">) {
  return (
    <dl aria-label={say.counts} className="grid gap-4 sm:grid-cols-3">
      {SUBSCRIPTION_STATES.map((state) => (
        <Card className="flex flex-col-reverse" key={state}>
          <dt className="text-ink-soft">{say.count[state]}</dt>
          <dd className="figures text-2xl">
            {counts.find((one) => one.state === state)?.count ?? 0}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
