import { data, Form, redirect, useNavigation } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { publishRules } from "../commands/publish-rules.server.ts";
import { rulesInput } from "../input.ts";
import { answerLabels } from "../messages.ts";
import { currentRules, namedProducts } from "../queries/rules.server.ts";
import { RULE_GOALS } from "../rules/goal-products.ts";
import type { RuleGoal } from "../rules/goal-products.ts";
import { staffMessages as say } from "./messages.ts";
import type { Route } from "./+types/rules-page.ts";

export const meta: Route.MetaFunction = () => [{ title: `${say.rulesTitle} · Project: Me` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const [rules, products] = await Promise.all([currentRules(db), namedProducts(db)]);
  const { publishedAt } = rules;
  return {
    ...rules,
    products,
    since: publishedAt ? say.rulesOf(formatDate(publishedAt)) : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const form = parseForm(rulesInput, texts);
  if (!form.ok) {
    const message = form.errors["basedOn"] ? say.notUnderstood : undefined;
    return data({ errors: form.errors, values: texts, message }, { status: 422 });
  }
  const { basedOn, ...goals } = form.value;
  const published = await publishRules(ctx, { goals, basedOn });
  if (!published.ok) {
    return data({ errors: {}, values: texts, message: problem(published) }, { status: 409 });
  }
  const text = say.published(published.value.version);
  return redirect("/admin/assessment-rules", {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text }) },
  });
}

type Refused = Extract<Awaited<ReturnType<typeof publishRules>>, { ok: false }>;

function problem(refused: Refused): string {
  switch (refused.reason) {
    case "unknown_product":
      return say.unknownProduct(refused.slug);
    case "changed_meanwhile":
      return say.changedMeanwhile(refused.version);
    case "unchanged":
      return say.unchanged;
    case "no_default":
      return say.noDefault;
    default:
      return say.forbidden;
  }
}

export default function RulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, since, goals, products } = loaderData;
  const pending = useNavigation().state === "submitting";
  const errors: Readonly<Record<string, string>> = actionData?.errors ?? {};
  const listed = Object.entries(errors).filter(([field]) => field !== "basedOn");
  return (
    <div className="grid max-w-[42rem] gap-6">
      <PageTitle lead={say.rulesLead}>{say.rulesTitle}</PageTitle>
      {actionData?.message && <Notice title={actionData.message} tone="error" />}
      <p>
        {say.rulesVersion(version)} {since ?? say.rulesStarter}
      </p>
      <Form className="grid gap-5" key={version} method="post" noValidate>
        <input name="basedOn" type="hidden" value={version} />
        <ErrorSummary
          errors={listed.map(([field, message]) => ({ field, message }))}
          title={say.rulesCheck}
        />
        {RULE_GOALS.map((goal) => (
          <Field error={errors[goal]} hint={say.slugs} key={goal} label={labelOf(goal)} name={goal}>
            <Textarea
              defaultValue={actionData?.values[goal] ?? goals[goal].join("\n")}
              rows={3}
              spellCheck={false}
            />
          </Field>
        ))}
        <div>
          <Button pending={pending}>{say.publish}</Button>
        </div>
      </Form>
      <section className="grid gap-2">
        <h2 className="text-xl">{say.known}</h2>
        <ul className="grid gap-1">
          {products.map(({ slug, name, isActive }) => (
            <li key={slug}>
              <code>{slug}</code> · {name}
              {!isActive && ` (${say.inactive})`}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function labelOf(goal: RuleGoal): string {
  return goal === "default" ? say.goalDefault : answerLabels.goals[goal];
}
