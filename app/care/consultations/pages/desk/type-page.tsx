import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { typeForm } from "./type-page.server.ts";
import type { Route } from "./+types/type-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  typeForm.load(context.get(requestContext).ctx, params.slug);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  typeForm.submit(context.get(requestContext), await readFormTexts(request), params.slug);

export default function TypePage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordForm {...loaderData} answer={actionData} />;
}
