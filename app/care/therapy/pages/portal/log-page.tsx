import { Syringe } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextAnchor } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { BodyPicture } from "../../components/body-picture.tsx";
import { DoseLog } from "../../components/dose-log.tsx";
import { EndedCourses } from "../../components/ended-courses.tsx";
import { courseMessages as say } from "../../texts/shopper.ts";
import { loadOpenCourse } from "./submit-course.server.ts";
import type { Route } from "./+types/log-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.log.title, matches)];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOpenCourse(context.get(requestContext), request);

/** The doses and check-ins of all courses, running and stopped. */
export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { course, flash } = loaderData;
  const { plans, ended, hasCheckIns } = course;
  return (
    <Section spacing="snug" title={say.log.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {plans.length + ended.length === 0 && (
          <EmptyState
            action={<LinkButton to={href("/portal/therapy")}>{say.start.title}</LinkButton>}
            icon={<Syringe />}
            level={3}
            title={say.log.none}
          >
            <p>{say.log.noneText}</p>
          </EmptyState>
        )}
        {plans.map(({ id, product, doses, doseCount }) => (
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3" key={id}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-text text-lg font-semibold">{product}</h3>
              <LinkButton
                to={`${href("/portal/therapy/:planId/dose", { planId: id })}?past`}
                variant="secondary"
              >
                {say.plan.add}
              </LinkButton>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 lg:grid-cols-[1fr_20rem]">
              <DoseLog count={doseCount} doses={doses} name={`${product}: ${say.log.title}`} />
              {doses.length > 0 && (
                <figure className="grid gap-2 text-center text-sm text-ink-soft">
                  <BodyPicture used={doses.map(({ place }) => place)} />
                  <figcaption>{say.log.picture}</figcaption>
                </figure>
              )}
            </div>
          </section>
        ))}
        <EndedCourses courses={ended} />
        <div className="flex flex-wrap gap-x-6 empty:hidden">
          {plans.length + ended.length > 0 && (
            <TextAnchor href={href("/portal/therapy/doses.csv")}>{say.log.file}</TextAnchor>
          )}
          {hasCheckIns && (
            <TextAnchor href={href("/portal/therapy/check-ins.csv")}>
              {say.log.checkInsFile}
            </TextAnchor>
          )}
        </div>
      </div>
    </Section>
  );
}
