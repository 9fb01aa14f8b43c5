import { shopDay } from "#app/lib/dates.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ownerOfCalendar } from "../../queries/calendar.server.ts";
import { dosesOf, openPlans } from "../../queries/own-course.server.ts";
import { courseIdIn } from "../../rules/course-links.ts";
import { daysToCome } from "../../rules/days-to-come.ts";
import { courseCalendar } from "../../views/course-calendar.ts";
import { DAYS_AHEAD } from "../../views/show-plan.ts";
import type { Route } from "./+types/calendar-file.ts";

/** The days of the doses to come, for a calendar program that has the secret address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const calendarId = courseIdIn(ctx, params.token, "calendar of a course");
  const userId = calendarId && (await ownerOfCalendar(ctx.db, calendarId));
  if (!userId) throw notFound();
  const today = shopDay(ctx.now);
  const plans = (await openPlans(ctx.db, userId)).filter(({ plan }) => plan.state === "active");
  const days = await Promise.all(
    plans.map(async ({ plan, course }) => {
      const doses = await dosesOf(ctx.db, plan.id);
      const coming = daysToCome({ course, startsOn: plan.startsOn, doses }, today, DAYS_AHEAD);
      return coming.map(({ dueOn }) => ({ planId: plan.id, day: dueOn }));
    }),
  );
  return new Response(courseCalendar(days.flat(), ctx.now), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="reminders.ics"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
    },
  });
}
