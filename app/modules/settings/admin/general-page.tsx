import { data, redirect } from "react-router";
import { may } from "#app/platform/access/may.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { GeneralForm } from "../components/general-form.tsx";
import { loadSettings } from "../queries.server.ts";
import { SETTINGS } from "../rules/definitions.ts";
import { GENERAL_GROUPS } from "./general-groups.ts";
import { generalMessages as say } from "./general-messages.ts";
import { submitGeneral } from "./submit-general.server.ts";
import type { Route } from "./+types/general-page.ts";

export const meta: Route.MetaFunction = () => [{ title: `${say.title} · Project: Me` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const settings = await loadSettings(ctx.db);
  return {
    groups: GENERAL_GROUPS.map(({ fields, ...group }) => ({
      ...group,
      fields: fields.map((field) => ({
        ...field,
        type: SETTINGS[field.key].type,
        value: String(settings[field.key]),
      })),
    })),
    mayWrite: may(ctx.actor, "settings:write"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const saved = await submitGeneral(ctx, await readFormTexts(request));
  if (!saved.ok) {
    const { errors, values } = saved;
    return data({ errors, values }, { status: 422 });
  }
  return redirect("/admin/settings", {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text: say.saved }) },
  });
}

export default function GeneralPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, mayWrite } = loaderData;
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {!mayWrite && <Notice announced={false}>{say.readOnly}</Notice>}
      <GeneralForm failure={actionData} groups={groups} mayWrite={mayWrite} />
    </div>
  );
}
