import { Scale } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { FindingQueue } from "../../components/finding-queue.tsx";
import { reconciliationMessages as say } from "../../texts/staff-reconciliation.ts";
import { loadReconciliation } from "./load-reconciliation.server.ts";
import { submitReconciliation } from "./submit-reconciliation.server.ts";
import type { Route } from "./+types/reconciliation-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadReconciliation(context.get(requestContext).ctx, url.searchParams.get("after"));

export const action = ({ request, context }: Route.ActionArgs) =>
  submitReconciliation(context.get(requestContext), request);

/** Also after a refusal: the queue shows what is still waiting. */
export const shouldRevalidate = () => true;

export default function ReconciliationPage({ loaderData, actionData }: Route.ComponentProps) {
  const queue = href("/admin/orders/reconciliation");
  return (
    <FindingQueue
      {...loaderData}
      actionOf={() => queue}
      answer={actionData}
      beside={{ to: href("/admin/orders/reconciliation/payouts"), label: say.toPayouts }}
      icon={<Scale />}
      needsNote
      noteHint={say.noteHint}
      queue={queue}
      say={say}
    />
  );
}
