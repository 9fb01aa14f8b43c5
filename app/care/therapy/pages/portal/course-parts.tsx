import type { ReactNode } from "react";
import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import type { ShownCourse } from "./show-course.server.ts";
import { glanceMessages } from "../../texts/shopper-today.ts";
import { courseMessages as say } from "../../texts/shopper.ts";
import { CalendarForm } from "../../components/calendar-form.tsx";
import { answerTo, type CourseAnswerProps } from "../../components/course-form.ts";
import { DoseLog } from "../../components/dose-log.tsx";
import { EndedCourses } from "../../components/ended-courses.tsx";
import { OpenVialForm } from "../../components/open-vial-form.tsx";
import { PlanCard } from "../../components/plan-card.tsx";
import { PlanChanges, ReminderForm } from "../../components/plan-changes.tsx";
import { StartCourse } from "../../components/start-course.tsx";
import { VialCard } from "../../components/vial-card.tsx";

type Parts = { course: ShownCourse } & CourseAnswerProps;

export function CourseParts({ course, answer }: Parts) {
  const { plans, starts, keys, today } = course;
  return (
    <>
      {plans.map((plan) => (
        <article
          aria-label={plan.product}
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
          key={plan.id}
        >
          <PlanCard plan={plan} />
          <VialCard plan={plan} unopenedLeft={plan.unopened.left} />
          <Folded open={answer?.intent === "open-vial"} title={glanceMessages.vial.open}>
            <OpenVialForm
              answer={answer}
              id={keys.vial}
              planId={plan.id}
              today={today}
              unopened={plan.unopened}
            />
          </Folded>
          <Folded open={answer?.about === plan.id} title={say.plan.change}>
            <PlanChanges answer={answer} plan={plan} />
          </Folded>
          <DoseLog
            count={plan.doseCount}
            doses={plan.doses}
            name={`${plan.product}: ${say.log.title}`}
          />
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
        <p>{glanceMessages.felt.always}</p>
        <p>
          <TextLink to={href("/portal/therapy/effects")}>{glanceMessages.felt.open}</TextLink>
        </p>
      </Card>
      <EndedCourses courses={course.ended} />
      {course.hasCheckIns && (
        <p>
          <TextAnchor href={href("/portal/therapy/check-ins.csv")}>
            {say.log.checkInsFile}
          </TextAnchor>
        </p>
      )}
      <Reminders answer={answer} course={course} />
      <Leave answer={answer} />
    </>
  );
}

type FoldedProps = { title: string; open: boolean; children: ReactNode };

function Folded({ title, open, children }: FoldedProps) {
  return (
    <details className="rounded-card border border-line px-5 py-2" open={open}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{title}</summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}

function Reminders({ course: { plans, calendar }, answer }: Parts) {
  if (plans.length === 0) return null;
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h3 className="text-xl">{say.remind.title}</h3>
      <p className="measure text-ink-soft">{say.remind.lead}</p>
      {plans.map((plan) => (
        <ReminderForm answer={answer} key={plan.id} plan={plan} />
      ))}
      <CalendarForm address={calendar} />
    </section>
  );
}

function Leave({ answer }: CourseAnswerProps) {
  const { errors } = answerTo({ answer }, "withdraw");
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-xl">{say.leave.title}</h3>
      <p className="measure text-ink-soft">{say.leave.text}</p>
      <IntentForm className="grid gap-3" intent="withdraw">
        <CheckboxField error={errors["sure"]} label={say.leave.sure} name="sure" value="yes" />
        <div>
          <IntentButton variant="secondary">{say.leave.delete}</IntentButton>
        </div>
      </IntentForm>
    </section>
  );
}
