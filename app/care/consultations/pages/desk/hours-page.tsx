import { href } from "react-router";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { DaysForm } from "../../components/days-form.tsx";
import { HoursForm } from "../../components/hours-form.tsx";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";
import { submitHours } from "./submit-hours.server.ts";
import { showHours } from "./hours-page.server.ts";
import type { Route } from "./+types/hours-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.hoursOf(loaderData.name) : say.hoursLink, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showHours(context.get(requestContext).ctx, params.doctorId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitHours(request, context, params.doctorId);

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, week, newDay, days, today, history } = loaderData;
  const { errors = {}, values, isWeek, message, conflict } = actionData ?? {};
  return (
    <>
      <BackLink to={href("/admin/doctors/:doctorId", { doctorId: id })}>{name}</BackLink>
      <PageTitle lead={say.hoursLead}>{say.hoursOf(name)}</PageTitle>
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {message && <Notice title={message} tone="error" />}
        {conflict ? (
          <ConflictForm conflict={conflict} discardTo="" />
        ) : (
          <>
            <HoursForm errors={errors} stored={week} typed={isWeek ? values : undefined} />
            <DaysForm
              days={days}
              errors={errors}
              key={newDay.base}
              stored={newDay}
              today={today}
              typed={isWeek ? undefined : values}
            />
          </>
        )}
        <RecordHistory history={history} />
      </div>
    </>
  );
}
