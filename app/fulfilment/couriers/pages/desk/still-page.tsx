import { PackageSearch } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { StillActs } from "../../components/still-acts.tsx";
import { StillFacts } from "../../components/still-facts.tsx";
import { stillMessages as say } from "../../texts/staff.ts";
import { loadStill } from "./load-still.server.ts";
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
