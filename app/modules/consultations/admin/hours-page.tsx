import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDay, shopDay } from "#app/lib/dates.ts";
import { editable, writeBase } from "#app/platform/edits/editable.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { DaysForm } from "../components/days-form.tsx";
import { HoursForm } from "../components/hours-form.tsx";
import { loadAgenda } from "../queries/agenda.server.ts";
import { findDoctor } from "../queries/doctors.server.ts";
import { dayText, joinWeek } from "../views/day-texts.ts";
import { writeHours, writeMinute } from "../rules/read-hours.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { submitHours } from "./submit-hours.server.ts";
import type { Route } from "./+types/hours-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.hoursLink, matches)];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const doctor = await findDoctor(ctx.db, params.doctorId);
  if (!doctor) throw data(null, { status: 404 });
  const { hours, otherDays } = await loadAgenda(ctx.db, doctor.id, ctx.now);
  const week = writeHours(hours);
  return {
    id: doctor.id,
    name: doctor.name,
    today: shopDay(ctx.now),
    week: editable(week, doctor.hoursVersion, joinWeek(week)),
    newDay: {
      base: writeBase(Object.fromEntries(otherDays.map((one) => [one.day, dayText(one)]))),
    },
    days: otherDays
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ day, span }) => ({
        day,
        label: `${formatDay(day)}, ${day.slice(0, 4)}`,
        hours: span && `${writeMinute(span.fromMinute)} – ${writeMinute(span.toMinute)}`,
      })),
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitHours(request, context, params.doctorId);

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, week, newDay, days, today } = loaderData;
  const { errors = {}, values, isWeek, message, conflict } = actionData ?? {};
  const back = (
    <LinkButton to={`/admin/doctors/${id}`} variant="secondary">
      {name}
    </LinkButton>
  );
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PageTitle actions={back} lead={say.hoursLead}>
        {say.hoursOf(name)}
      </PageTitle>
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
    </div>
  );
}
