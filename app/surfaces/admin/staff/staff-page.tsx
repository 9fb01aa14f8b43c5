import { pageTitle } from "#app/lib/page-tags.ts";
import { staffMessages as say } from "#app/modules/staff/texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Failure } from "./failure.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InviteList } from "./invite-list.tsx";
import { RequestList } from "./request-list.tsx";
import { showStaff } from "./show-staff.server.ts";
import { StaffTable } from "./staff-table.tsx";
import { submitStaff } from "./submit-staff.server.ts";
import type { Route } from "./+types/staff-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ context }: Route.LoaderArgs) => showStaff(context.get(requestContext));

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitStaff(context.get(requestContext), await readFormTexts(request));

export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { members, invites, requests, sendsMail } = loaderData;
  const { message, errors = {}, values = {} } = actionData ?? {};
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <div className="grid gap-10">
        {message && <Failure message={message} />}
        {requests.length > 0 && <RequestList requests={requests} />}
        <StaffTable members={members} />
        <section aria-labelledby="invite" className="grid max-w-form gap-4">
          <div className="grid gap-1">
            <h2 className="text-xl" id="invite">
              {say.invite}
            </h2>
            <p className="text-ink-soft">{say.inviteLead}</p>
          </div>
          {!sendsMail && (
            <Notice announced={false} tone="warning">
              {say.noMail}
            </Notice>
          )}
          <InviteForm errors={errors} key={invites.length} values={values} />
        </section>
        {invites.length > 0 && <InviteList invites={invites} />}
      </div>
    </>
  );
}
