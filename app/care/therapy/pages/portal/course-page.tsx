import { data, href, useLocation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { ConsentCard } from "../../components/consent-card.tsx";
import { CourseWaiting } from "../../components/course-waiting.tsx";
import { heardOf } from "../../views/heard.ts";
import { CourseParts } from "./course-parts.tsx";
import { courseMessages as say } from "../../texts/shopper.ts";
import { showCourse } from "./show-course.server.ts";
import { waitingOf } from "./waiting-of.server.ts";
import { submitCourse } from "./submit-course.server.ts";
import { Locked } from "#app/care/dosing/components/locked.tsx";
import type { Route } from "./+types/course-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { flash, headers } = takeFlash(request, served.env.appUrl);
  const [course, waiting] = await Promise.all([showCourse(served), waitingOf(served.ctx)]);
  return data({ course, waiting, flash: flash ?? null }, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitCourse(context.get(requestContext), request, href("/portal/therapy"));

export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, waiting, flash } = loaderData;
  const heard = heardOf(useLocation().state);
  const lead = course.kind === "course" ? say.lead : undefined;
  return (
    <Section lead={lead} spacing="snug" title={say.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {actionData && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {heard && <Notice tone={heard.tone}>{heard.text}</Notice>}
        {course.kind !== "locked" && <CourseWaiting {...waiting} />}
        {course.kind === "locked" && <Locked say={say} />}
        {course.kind === "consent" && <ConsentCard answer={actionData} wording={course.wording} />}
        {course.kind === "course" && <CourseParts answer={actionData} course={course} />}
      </div>
    </Section>
  );
}
