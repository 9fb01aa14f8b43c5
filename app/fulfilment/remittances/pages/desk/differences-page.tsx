import { HandCoins } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { FindingQueue } from "#app/selling/payments/components/finding-queue.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { differenceMessages as say } from "../../texts/staff.ts";
import { loadDifferences, submitDifference } from "./differences-page.server.ts";
import type { Route } from "./+types/differences-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadDifferences(context.get(requestContext).ctx, url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitDifference(context.get(requestContext), request);

/** Revalidate after a rejected action too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function DifferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const queue = href("/admin/orders/remittances/differences");
  return (
    <FindingQueue
      {...loaderData}
      // What is refused shows the same one again, wherever in the queue it stands.
      actionOf={(id) => `${queue}?difference=${id}`}
      answer={actionData}
      beside={{ to: href("/admin/orders/remittances"), label: say.back }}
      icon={<HandCoins />}
      noteHint={say.noteHint}
      queue={queue}
      say={say}
    />
  );
}
