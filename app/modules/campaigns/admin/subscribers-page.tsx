import { MailPlus } from "lucide-react";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { subscriberMessages as say } from "../texts/staff.ts";
import { countSubscriptions, listSubscriptions } from "../queries/subscriptions.server.ts";
import { SUBSCRIPTION_STATES } from "../rules/subscription-terms.ts";
import type { SubscriptionState } from "../rules/subscription-terms.ts";
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
  const of = (state: SubscriptionState) => counts.find((one) => one.state === state)?.count ?? 0;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <dl aria-label={say.counts} className="mb-8 grid gap-4 sm:grid-cols-3">
        {SUBSCRIPTION_STATES.map((state) => (
          <Card className="flex flex-col-reverse" key={state}>
            <dt className="text-ink-soft">{say.count[state]}</dt>
            <dd className="figures text-2xl">{of(state)}</dd>
          </Card>
        ))}
      </dl>
      {rows.length === 0 ? (
        <EmptyState icon={<MailPlus />} title={page === 1 ? say.none : say.noMore}>
          <p>{say.noneHint}</p>
        </EmptyState>
      ) : (
        <SubscriberTable rows={rows} />
      )}
      <Pager
        after={say.next}
        before={say.previous}
        hasMore={hasMore}
        hrefOf={(to) => `/admin/newsletter?page=${to}`}
        label={say.pages}
        page={page}
      />
    </>
  );
}

function SubscriberTable({ rows }: Pick<Route.ComponentProps["loaderData"], "rows">) {
  return (
    <Table caption={say.list} captionHidden density="dense">
      <thead>
        <tr>
          <Th>{say.email}</Th>
          <Th>{say.state}</Th>
          <Th>{say.source}</Th>
          <Th>{say.asked}</Th>
          <Th>{say.since}</Th>
          <Th>{say.endedAt}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, email, state, source, asked, since, ended }) => (
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
        ))}
      </tbody>
    </Table>
  );
}
