import { Scale } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { endFinding } from "../../commands/end-finding.server.ts";
import { FindingQueue } from "../../components/finding-queue.tsx";
import { endFindingInput } from "../../input.ts";
import { reconciliationMessages as say } from "../../texts/staff-reconciliation.ts";
import { loadReconciliation } from "./reconciliation-page.server.ts";
import type { Route } from "./+types/reconciliation-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

const QUEUE = href("/admin/orders/reconciliation");

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadReconciliation(context.get(requestContext).ctx, url.searchParams.get("after"));

/** Notes what staff did about a difference, and leads to the next one. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const { findingId: about = "", note = "" } = texts;
  const again = (status: number, message: string, errors: Record<string, string> = {}) =>
    data({ about, note, message, errors }, { status });
  if (texts["intent"] !== "end") return again(400, say.errors.unknown);
  const form = parseForm(endFindingInput, texts);
  if (!form.ok) {
    const { findingId: stale = "", ...errors } = form.errors;
    return again(422, stale, errors);
  }
  const ended = await endFinding(served.ctx, form.value);
  if (ended.ok) {
    return redirectWithFlash(served, `${QUEUE}?after=${form.value.findingId}`, say.ended);
  }
  return again(ended.reason === "forbidden" ? 403 : 409, say.errors[ended.reason]);
}

/** Revalidate after a rejected action too, so that the queue stays current. */
export const shouldRevalidate = () => true;

export default function ReconciliationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FindingQueue
      {...loaderData}
      answer={actionData}
      beside={{ to: href("/admin/orders/reconciliation/payouts"), label: say.toPayouts }}
      icon={<Scale />}
      needsNote
      noteHint={say.noteHint}
      queue={QUEUE}
      say={say}
    />
  );
}
