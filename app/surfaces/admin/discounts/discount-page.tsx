import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordForm } from "#app/modules/audit/components/record-form.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { CodeLink } from "./code-link.tsx";
import { discountForm } from "./discount-form.server.ts";
import { Results } from "./results.tsx";
import { showResults } from "./show-results.server.ts";
import type { Route } from "./+types/discount-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ params: { discountId }, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const form = await (await discountForm(served.ctx.db)).load(served.ctx, discountId);
  return { ...form, brought: discountId ? await showResults(served, discountId) : undefined };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = await discountForm(served.ctx.db);
  return form.submit(served, await readFormTexts(request), params.discountId);
}

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brought, ...form } = loaderData;
  return (
    <RecordForm {...form} answer={actionData}>
      {brought?.link && <CodeLink {...brought.link} />}
      {brought && <Results {...brought.results} />}
    </RecordForm>
  );
}
