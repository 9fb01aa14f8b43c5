import { href } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { FailureOf } from "../../components/folded-act.tsx";
import { LotFactsCard } from "../../components/lot-facts-card.tsx";
import { LotPacking } from "../../components/lot-packing.tsx";
import { LotProof } from "../../components/lot-proof.tsx";
import { LotReports } from "../../components/lot-reports.tsx";
import { lotAdminMessages as say } from "../../texts/staff.ts";
import { loadLot } from "./lot-page.server.ts";
import { submitLot } from "./submit-lot.server.ts";
import type { Route } from "./+types/lot-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.lotTitle(loaderData.lotNumber) : say.title, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(await loadLot(context.get(requestContext).ctx, params.lotId));
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitLot(request, context, params.lotId);

/** Reload after a refusal too, because mostly a colleague was first. */
export const shouldRevalidate = () => true;

export default function LotPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lotNumber, isDemo, mayWrite, history } = loaderData;
  const conflict = actionData?.conflict;
  const failureOf: FailureOf = (intent, reportId) => {
    if (actionData?.intent !== intent || conflict) return undefined;
    return reportId && actionData.values?.["reportId"] !== reportId ? undefined : actionData;
  };
  return (
    <RecordPage
      back={{ to: href("/admin/lots"), label: say.back }}
      notices={
        <>
          {loaderData.recalled && (
            <Notice announced={false} title={loaderData.recalled.title} tone="error">
              {loaderData.recalled.why}
            </Notice>
          )}
          {actionData?.message && <Notice title={actionData.message} tone="error" />}
          {conflict && <ConflictForm conflict={conflict} discardTo="" />}
        </>
      }
      state={isDemo && <Badge tone="warning">{say.demo}</Badge>}
      title={say.lotTitle(lotNumber)}
      who={
        <>
          <LotFactsCard lot={loaderData} />
          <p className="flex flex-wrap gap-x-6 pt-3">
            <TextLink to={loaderData.vialsTo}>{say.vials}</TextLink>
            {loaderData.recallTo && (
              <TextLink to={loaderData.recallTo}>
                {loaderData.state === "recalled" ? say.seeRecall : say.recall}
              </TextLink>
            )}
          </p>
        </>
      }
    >
      <LotProof mayWrite={mayWrite} proof={loaderData.proof} />
      <LotPacking failureOf={failureOf} lot={loaderData} />
      <LotReports failureOf={failureOf} lot={loaderData} />
      <RecordHistory history={history} />
    </RecordPage>
  );
}
