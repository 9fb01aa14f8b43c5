import { FlaskConical } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { saveVial } from "../commands/save-vial.server.ts";
import { VialList } from "../components/vial-list.tsx";
import { vialInput } from "../input.ts";
import { allVials } from "../queries/vials.server.ts";
import { vialStaffMessages as say } from "../texts/staff-vials.ts";
import { showVialRow } from "../views/show-vial-row.ts";
import type { Route } from "./+types/vials-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const rows = (await allVials(ctx.db)).map(showVialRow);
  return { mayWrite: may(ctx.actor, "catalog:write"), rows };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(vialInput, await readFormTexts(request));
  if (!form.ok) {
    const { productId: id, vial: typed = "" } = form.values;
    return data({ message: form.errors["vial"] ?? say.noStep, id, typed }, { status: 422 });
  }
  const saved = await saveVial(served.ctx, form.value);
  if (saved.ok) return redirectWithFlash(served, href("/admin/vials"), say.saved(saved.value.name));
  return data({ message: say.refusals[saved.reason], id: undefined, typed: "" }, { status: 409 });
}

export default function VialsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, mayWrite } = loaderData;
  const missing = rows.filter((row) => row.isMissing).length;
  if (rows.length === 0) {
    return (
      <>
        <PageTitle lead={say.lead}>{say.title}</PageTitle>
        <EmptyState icon={<FlaskConical />} title={say.none}>
          <p>{say.noneHint}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      {actionData && <Notice className="mb-4" title={actionData.message} tone="error" />}
      <p className="pb-4">{missing > 0 ? say.missing(missing) : say.complete}</p>
      <VialList mayWrite={mayWrite} rows={rows} wrong={actionData} />
    </>
  );
}
