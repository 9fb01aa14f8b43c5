import { href, Link } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { NEVER_RULED, RULED } from "../../queries/approval-rules.server.ts";
import { approvalRuleMessages as say } from "../../texts/staff-approval-rules.ts";
import { ruleForm } from "./rule-page.server.ts";
import type { Route } from "./+types/new-rule-page.ts";

const LIST = href("/admin/proposals/rules");

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.add, matches)];

const chosenIn = ({ searchParams }: URL) =>
  RULED.find(({ name }) => name === searchParams.get("operation"));

/** The choice of an operation decides which fields the form has. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const chosen = chosenIn(url);
  return {
    form: chosen && (await (await ruleForm(ctx, chosen)).load(ctx)),
    offered: RULED.map(({ name, says }) => ({ name, says })),
    never: NEVER_RULED.map(({ says }) => says),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = await ruleForm(served.ctx, orNotFound(chosenIn(url)));
  return form.submit(served, await readFormTexts(request));
}

export default function NewRulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, offered, never } = loaderData;
  if (form) return <RecordForm {...form} answer={actionData} />;
  return (
    <>
      <BackLink to={LIST}>{say.back}</BackLink>
      <PageTitle>{say.add}</PageTitle>
      <div className="grid max-w-form gap-8">
        <section className="grid gap-3">
          <h2 className="font-text text-xl">{say.choose}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {offered.map(({ name, says }) => (
              <li key={name}>
                <Link className="block min-h-11 px-4 py-2.5 underline" to={`?operation=${name}`}>
                  {says}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <h2 className="font-text text-xl">{say.never}</h2>
          <p className="measure">{say.neverHint}</p>
          <ul className="measure grid list-disc gap-2 pl-5">
            {never.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
