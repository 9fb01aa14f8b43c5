import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { ClaimsForm } from "../../components/claims-form.tsx";
import { claimsMessages as say } from "../../texts/staff-claims.ts";
import { submitClaims, showClaimsPage } from "./claims-page.server.ts";
import { settingsUndo } from "../../undo/setting-group.server.ts";
import type { Route } from "./+types/claims-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  showClaimsPage(context.get(requestContext).ctx);

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const saved = await submitClaims(served.ctx, await readFormTexts(request));
  if (!saved.ok) return data(saved, { status: saved.status });
  const subject = { ...settingsUndo, id: ["claims"] };
  return redirectWithUndo(served, href("/admin/settings/claims"), say.saved, subject);
}

export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { claims, contradiction, today, mayWrite, history } = loaderData;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid gap-3">
        {!mayWrite && (
          <Notice announced={false} id="read-only">
            {say.readOnly}
          </Notice>
        )}
        {contradiction && (
          <Notice announced={false} title={contradiction} tone="warning">
            {say.contradictionText}
          </Notice>
        )}
      </div>
      {actionData?.conflict ? (
        <ConflictForm conflict={actionData.conflict} discardTo="" />
      ) : (
        <ClaimsForm
          claims={claims}
          errors={actionData?.errors}
          mayWrite={mayWrite}
          stored={loaderData.values}
          typed={actionData?.values}
          today={today}
        />
      )}
      <p className="measure text-sm text-ink-soft">{say.rating}</p>
      <RecordHistory history={history} />
    </div>
  );
}
