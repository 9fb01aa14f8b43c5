import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordForm } from "#app/running/audit/components/record-form.tsx";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findRule } from "../../queries/approval-rules.server.ts";
import { findOperation } from "../../queries/every-operation.server.ts";
import { decidedProposals } from "../../queries/proposals.server.ts";
import { approvalRuleMessages as say } from "../../texts/staff-approval-rules.ts";
import { DecisionList } from "./decision-list.tsx";
import { showDecision } from "./proposals-page.server.ts";
import { ruleForm } from "./rule-page.server.ts";
import type { Route } from "./+types/rule-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.form.title, matches),
];

async function formOf(ctx: Ctx, ruleId: string) {
  const rule = orNotFound(await findRule(ctx.db, ruleId));
  return ruleForm(ctx, orNotFound(findOperation(rule.operation)));
}

export async function loader({ params: { ruleId }, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const form = await (await formOf(ctx, ruleId)).load(ctx, ruleId);
  const approved = await decidedProposals(ctx.db, ctx.actor, ruleId);
  return { form, approved: approved.map(showDecision) };
}

export async function action({ request, params: { ruleId }, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = await formOf(served.ctx, ruleId);
  return form.submit(served, await readFormTexts(request), ruleId);
}

export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, approved } = loaderData;
  return (
    <RecordForm {...form} answer={actionData}>
      <section className="grid max-w-form gap-3">
        <h2 className="font-text text-xl">{say.latest}</h2>
        {approved.length > 0 ? <DecisionList decisions={approved} /> : <p>{say.noneYet}</p>}
      </section>
    </RecordForm>
  );
}
