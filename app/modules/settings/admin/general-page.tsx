import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { GeneralForm } from "../components/general-form.tsx";
import { openSettings } from "../queries.server.ts";
import { generalTexts } from "./general-fields.ts";
import { GENERAL_CATEGORIES } from "./general-groups.ts";
import { generalMessages as say } from "../texts/staff.ts";
import { submitGeneral } from "./submit-general.server.ts";
import type { Route } from "./+types/general-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { version, settings } = await openSettings(ctx.db, GENERAL_CATEGORIES);
  return {
    values: editable(generalTexts(settings), version),
    mayWrite: may(ctx.actor, "settings:write"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const saved = await submitGeneral(served.ctx, await readFormTexts(request));
  if (!saved.ok) return data(saved, { status: saved.status });
  return redirectWithFlash(served, href("/admin/settings"), say.saved);
}

export default function GeneralPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, mayWrite } = loaderData;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {!mayWrite && (
        <Notice announced={false} id="read-only">
          {say.readOnly}
        </Notice>
      )}
      {actionData?.conflict ? (
        <ConflictForm conflict={actionData.conflict} discardTo="" />
      ) : (
        <GeneralForm
          errors={actionData?.errors}
          mayWrite={mayWrite}
          stored={values}
          typed={actionData?.values}
        />
      )}
    </div>
  );
}
