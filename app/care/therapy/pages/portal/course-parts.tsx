import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { ShownCourse } from "./show-course.server.ts";
import { glanceMessages } from "../../texts/shopper-today.ts";
import type { CourseAnswerProps } from "../../components/course-form.ts";
import { StoppedToday } from "../../components/ended-courses.tsx";
import { OpenVialForm } from "../../components/open-vial-form.tsx";
import { PlanCard } from "../../components/plan-card.tsx";
import { StartCourse } from "../../components/start-course.tsx";
import { OldVials, VialCard } from "../../components/vial-card.tsx";

type Parts = { course: ShownCourse } & CourseAnswerProps;

/** The running courses. Vials that must not be used are above all else. */
export function CourseParts({ course, answer }: Parts) {
  const { plans, starts, keys, today } = course;
  return (
    <>
      {plans.map(({ id, product, unsafeVials }) => (
        <OldVials key={id} product={product} vials={unsafeVials} />
      ))}
      <StoppedToday courses={course.ended} />
      {plans.map((plan) => (
        <article
          aria-label={plan.product}
          className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start"
          key={plan.id}
        >
          <PlanCard plan={plan} />
          <div className="grid gap-6">
            <VialCard plan={plan} unopenedLeft={plan.unopened.left} />
            <details
              className="rounded-card border border-line px-5 py-2"
              open={answer?.intent === "open-vial"}
            >
              <summary className="min-h-11 cursor-pointer content-center font-semibold">
                {glanceMessages.vial.open}
              </summary>
              <div className="pt-2 pb-4">
                <OpenVialForm
                  answer={answer}
                  id={keys.vial}
                  planId={plan.id}
                  today={today}
                  unopened={plan.unopened}
                />
              </div>
            </details>
          </div>
        </article>
      ))}
      <StartCourse
        answer={answer}
        hasPlan={plans.length > 0}
        id={keys.start}
        starts={starts}
        today={today}
      />
      <Card as="section" className="grid gap-3">
        <h3 className="text-xl">{glanceMessages.felt.title}</h3>
        <p className="measure">{glanceMessages.felt.always}</p>
        <p>
          <TextLink to={href("/portal/therapy/effects")}>{glanceMessages.felt.open}</TextLink>
        </p>
      </Card>
    </>
  );
}
