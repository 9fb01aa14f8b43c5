import { Users } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { staffMessages as say, ROLE_NAMES } from "../../texts/staff.ts";
import { staffList } from "../../views/staff-list.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Failure } from "./failure.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InviteList } from "./invite-list.tsx";
import { RequestList } from "./request-list.tsx";
import { showStaff, type ShownMember } from "./show-staff.server.ts";
import { submitStaff } from "./staff-page.server.ts";
import type { Route } from "./+types/staff-page.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";

const staffColumns: readonly ListColumn<ShownMember>[] = [
  {
    label: say.columns.person,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    below: ({ email }) => email,
  },
  {
    label: say.columns.roles,
    kind: "short",
    cell: ({ roles }) => roles.map((role) => ROLE_NAMES[role]).join(", "),
  },
  {
    label: say.columns.lastActive,
    kind: "date",
    sort: "active",
    first: "desc",
    cell: ({ activeOn }) => activeOn,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ isReader, isConfirmed }) =>
      isConfirmed ? (
        isReader && <Badge>{say.you}</Badge>
      ) : (
        <Badge look="plain" tone="warning">
          {say.unconfirmed}
        </Badge>
      ),
  },
];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showStaff({ served: context.get(requestContext), request, url });

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitStaff(context.get(requestContext), await readFormTexts(request));

export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, invites, requests, sendsMail } = loaderData;
  const { message, errors = {}, values = {} } = actionData ?? {};
  return (
    <div className="grid gap-10">
      <ListPage
        aside={
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
        }
        caption={say.members}
        columns={staffColumns}
        empty={{ icon: <Users />, title: say.none, hint: say.noneHint }}
        lead={say.lead}
        list={list}
        rowOf={({ id, name }) => ({
          name,
          to: href("/admin/settings/staff/:userId", { userId: id }),
        })}
        rows={rows}
        spec={staffList}
        title={say.title}
      >
        {(message || requests.length > 0) && (
          <div className="mb-8 grid gap-8">
            {message && <Failure message={message} />}
            {requests.length > 0 && <RequestList requests={requests} />}
          </div>
        )}
      </ListPage>
      {invites.length > 0 && <InviteList invites={invites} />}
    </div>
  );
}
