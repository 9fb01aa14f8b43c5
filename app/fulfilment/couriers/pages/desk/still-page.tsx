import { PackageSearch } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { StillActs } from "../../components/still-acts.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import type { ShownStill } from "../../views/show-still.ts";
import { stillMessages as say } from "../../texts/staff.ts";
import { loadStill } from "./still-page.server.ts";
import { submitStill } from "./submit-still.server.ts";
import type { Route } from "./+types/still-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadStill(context.get(requestContext).ctx, {
    only: url.searchParams.get("parcel"),
    after: url.searchParams.get("after"),
  });

export const action = ({ request, context }: Route.ActionArgs) =>
  submitStill(request, context.get(requestContext));

/** Revalidate after a rejected action too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function StillPage({ loaderData, actionData }: Route.ComponentProps) {
  const { parcel, left } = loaderData;
  const failure = actionData?.about === parcel?.id ? actionData : undefined;
  return (
    <QueuePage
      current={parcel && { id: parcel.id, name: parcel.name }}
      empty={{ icon: <PackageSearch />, title: say.none, hint: say.noneHint }}
      keys={[
        { key: "a", does: say.ask.title },
        { key: "d", does: say.arrived.title },
      ]}
      lead={say.lead}
      left={left}
      notice={actionData && <Notice title={actionData.message} tone="error" />}
      skipTo={parcel && left > 1 ? `${href("/admin/orders/still")}?after=${parcel.id}` : undefined}
      title={say.title}
    >
      {parcel && (
        <div className="grid gap-4" key={parcel.id}>
          <StillFacts parcel={parcel} />
          <StillActs failure={failure} parcel={parcel} />
        </div>
      )}
    </QueuePage>
  );
}

/** The parcel, its courier, and its time in transit. */
function StillFacts({ parcel }: { parcel: ShownStill }) {
  const { name, order, follow, facts, marks, asked } = parcel;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-text text-base font-semibold">{name}</h2>
        {marks.map((mark) => (
          <Badge key={mark} tone="warning">
            {mark}
          </Badge>
        ))}
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {asked && <p className="measure wrap-anywhere text-ink-soft">{asked}</p>}
      <div className="flex flex-wrap gap-x-6">
        <TextLink to={order.to}>{order.label}</TextLink>
        {follow && (
          <TextAnchor href={follow} rel="noopener noreferrer" target="_blank">
            {say.follow}
          </TextAnchor>
        )}
      </div>
    </Card>
  );
}
