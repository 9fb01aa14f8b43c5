import { HandCoins } from "lucide-react";
import { href, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { DifferenceCard } from "../../components/difference-card.tsx";
import { differenceMessages as say } from "../../texts/staff.ts";
import { loadDifferences } from "./load-differences.server.ts";
import { submitDifference } from "./submit-difference.server.ts";
import type { Route } from "./+types/differences-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadDifferences(context.get(requestContext).ctx, url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitDifference(context.get(requestContext), request);

/** Revalidate after a rejected action too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function DifferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { left, current } = loaderData;
  const failure = actionData?.about === current?.id ? actionData : undefined;
  return (
    <QueuePage
      current={current && { id: current.id, name: current.name }}
      empty={{ icon: <HandCoins />, title: say.none, hint: say.noneHint }}
      keys={[{ key: "d", does: say.note }]}
      lead={
        <>
          {say.lead}{" "}
          <Link className="underline underline-offset-4" to={href("/admin/orders/remittances")}>
            {say.back}
          </Link>
        </>
      }
      left={left}
      notice={actionData?.message && <Notice title={actionData.message} tone="error" />}
      skipTo={
        current && left > 1
          ? `${href("/admin/orders/remittances/differences")}?after=${current.id}`
          : undefined
      }
      title={say.title}
    >
      {current && (
        <DifferenceCard
          current={current}
          failure={failure}
          key={`${current.id} ${current.version}`}
        />
      )}
    </QueuePage>
  );
}
