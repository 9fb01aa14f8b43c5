import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { staffMessages as say } from "../../texts/staff.ts";
import { showRules, stepRules, submitRules } from "./rules-page.server.ts";
import { RulesForm } from "../../components/rules-form.tsx";
import type { Route } from "./+types/rules-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.rulesTitle, matches)];

export const loader = ({ context }: Route.LoaderArgs) => showRules(context.get(requestContext).ctx);

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const sent = await readFormTexts(request);
  const stepped = stepRules(sent);
  if (stepped) return data<EditAnswer>(stepped, { status: stepped.message ? 422 : 200 });
  const saved = await submitRules(served.ctx, sent);
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  const { version } = saved.value;
  const subject = { type: "assessment_rules", id: String(version) };
  return redirectWithUndo(served, href("/admin/assessment-rules"), say.published(version), subject);
}

export default function RulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, since, values: stored, products, history } = loaderData;
  const { values: typed, errors = {}, message, conflict } = actionData ?? {};
  return (
    <div className="grid max-w-page gap-4">
      <PageTitle lead={say.rulesLead}>{say.rulesTitle}</PageTitle>
      {message && <Notice title={message} tone="error" />}
      <p className="text-ink-soft">
        {say.rulesVersion(version)} {since ?? say.rulesStarter}
      </p>
      {conflict ? (
        <ConflictForm conflict={conflict} discardTo="" />
      ) : (
        <RulesForm errors={errors} products={products} stored={stored} typed={typed} />
      )}
      <RecordHistory history={history} />
    </div>
  );
}
