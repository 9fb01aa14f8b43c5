import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { startStocktake } from "../../../commands/start-stocktake.server.ts";
import { startInput } from "../../../input.ts";
import { countableScopes } from "../../../queries/items-to-count.server.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { StartForm } from "./start-form.tsx";
import type { Route } from "./+types/start-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.start, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  countableScopes(context.get(requestContext).ctx.db);

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const values = await readFormTexts(request);
  const form = parseForm(startInput, values);
  if (!form.ok) return data({ values, errors: form.errors }, { status: 422 });
  const started = await startStocktake(served.ctx, form.value);
  if (started.ok) {
    const page = href("/admin/stocktakes/:stocktakeId", { stocktakeId: started.value.id });
    return redirectWithFlash(served, page, say.started(started.value.items));
  }
  if (started.reason === "counted_elsewhere") {
    const message = say.countedElsewhere(started.number);
    return data({ values, errors: {}, message }, { status: 409 });
  }
  const isForbidden = started.reason === "forbidden";
  const message = isForbidden ? say.forbidden : say.nothingToCount;
  return data({ values, errors: {}, message }, { status: isForbidden ? 403 : 422 });
}

export default function StartPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={href("/admin/stocktakes")}>{say.back}</BackLink>
      <PageTitle lead={say.startLead}>{say.start}</PageTitle>
      <StartForm answer={actionData} scopes={loaderData} />
    </>
  );
}
