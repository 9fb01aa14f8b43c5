import { href, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { JustReturned } from "#app/selling/orders/components/just-returned.tsx";
import { UnderwayCard } from "#app/selling/orders/pages/portal/underway-card.tsx";
import { CourseWaiting } from "#app/care/therapy/components/course-waiting.tsx";
import { TodayBegin, TodayCourse } from "#app/care/therapy/components/today-course.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { showToday } from "./show-today.server.ts";
import { todayMessages as say } from "./today-texts.ts";
import type { Route } from "./+types/today-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  // Where the pages of one's orders were before they had an address of their own.
  if (url.searchParams.has("page")) throw redirect(`${href("/portal/orders")}${url.search}`, 301);
  return showToday(request, url, context.get(requestContext));
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { course, returned, underway, visit, mayBook } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
      {returned && <JustReturned order={returned} />}
      {course.kind === "plans" && <CourseWaiting {...course.waiting} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        {course.kind === "plans" &&
          course.plans.map((plan) => <TodayCourse key={plan.id} plan={plan} />)}
        {course.kind === "begin" && <TodayBegin />}
        {underway ? (
          <UnderwayCard order={underway} />
        ) : (
          <Next
            act={say.orders}
            text={say.parcelNoneText}
            title={say.parcelNone}
            to={href("/portal/orders")}
          />
        )}
        {visit ? (
          <Next
            act={say.visitOpen}
            lead={visit.when}
            text={visit.about}
            title={say.visit}
            to={href("/consultation/booking/:bookingId", { bookingId: visit.id })}
          />
        ) : (
          mayBook && (
            <Next
              act={say.visitBook}
              text={say.visitNoneText}
              title={say.visitNone}
              to={href("/consultation")}
            />
          )
        )}
      </div>
    </div>
  );
}

type NextProps = { title: string; lead?: string; text: string; act: string; to: string };

/** A card with one next thing to do. */
function Next({ title, lead, text, act, to }: NextProps) {
  return (
    <Card as="section" className="grid content-start gap-3" padding="roomy">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="font-semibold">{lead}</p>}
      <p className="text-ink-soft">{text}</p>
      <div>
        <LinkButton to={to} variant="secondary">
          {act}
        </LinkButton>
      </div>
    </Card>
  );
}
