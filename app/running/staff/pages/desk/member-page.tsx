import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { staffMessages as say } from "../../texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { Failure } from "./failure.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RoleList } from "./role-list.tsx";

import { showOneMember } from "./show-member.server.ts";
import { submitMember } from "./member-page.server.ts";
import type { Route } from "./+types/member-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.rolesOf(loaderData.member.name) : say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showOneMember(context.get(requestContext).ctx, params.userId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitMember(context.get(requestContext), await readFormTexts(request), params.userId);

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, roles, secondStep, isLastOwner, history } = loaderData;
  return (
    <>
      <BackLink to={href("/admin/settings/staff")}>{say.all}</BackLink>
      <PageTitle lead={`${member.email} · ${say.columns.lastActive}: ${member.lastActive}`}>
        {member.name}
      </PageTitle>
      <div className="grid gap-10">
        {actionData && <Failure message={actionData.message} />}
        <RoleList roles={roles} />
        <SecondStep {...secondStep} name={member.name} />
        <RecordHistory history={history} />
        {!isLastOwner && <RemoveMember name={member.name} />}
      </div>
    </>
  );
}

/** Folded, so that no one removes a person with one accidental press. */
function RemoveMember({ name }: { name: string }) {
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.remove}</summary>
      <IntentForm className="grid justify-items-start gap-4 pt-2" intent="remove">
        <p className="measure">{say.removeLead(name)}</p>
        <IntentButton variant="danger">{say.removeNow(name)}</IntentButton>
      </IntentForm>
    </details>
  );
}

type SecondStepProps = { name: string; has: string; locked: string | undefined };

/** The member's second steps, with a way to remove them if the phone is lost. */
function SecondStep({ name, has, locked }: SecondStepProps) {
  return (
    <section aria-labelledby="second-step" className="max-w-form">
      <h2 className="text-lg" id="second-step">
        {say.secondStep}
      </h2>
      <p className="mt-1">{has}</p>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {say.secondStepFold}
        </summary>
        <IntentForm className="grid justify-items-start gap-4 pt-2" intent="remove-second-step">
          <p className="measure" id="second-step-lead">
            {locked ?? say.secondStepLead(name)}
          </p>
          <IntentButton
            aria-describedby="second-step-lead"
            disabled={locked !== undefined}
            variant="danger"
          >
            {say.secondStepRemove(name)}
          </IntentButton>
        </IntentForm>
      </details>
    </section>
  );
}
