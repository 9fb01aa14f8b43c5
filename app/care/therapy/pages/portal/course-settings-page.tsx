import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { CalendarForm } from "../../components/calendar-form.tsx";
import { answerTo, type CourseAnswerProps } from "../../components/course-form.ts";
import { PlanChanges, ReminderForm } from "../../components/plan-changes.tsx";
import { courseMessages as say } from "../../texts/shopper.ts";
import { settingsMessages } from "../../texts/shopper-settings.ts";
import type { ShownCourse } from "./show-course.server.ts";
import { loadOpenCourse, submitCourse } from "./submit-course.server.ts";
import type { Route } from "./+types/course-settings-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.settings, matches)];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOpenCourse(context.get(requestContext), request);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitCourse(context.get(requestContext), request, href("/portal/therapy/settings"));

/** The changes to each plan, the reminders, and the end of it all. */
export default function CourseSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, flash } = loaderData;
  return (
    <Section spacing="snug" title={say.settings}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {actionData && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden lg:grid-cols-2 lg:items-start">
          {course.plans.map((plan) => (
            <Card as="section" className="grid gap-4" key={plan.id} padding="roomy">
              <h3 className="text-xl">{say.plan.changeOf(plan.product)}</h3>
              <PlanChanges answer={actionData} plan={plan} />
            </Card>
          ))}
          <Reminders answer={actionData} course={course} />
        </div>
        <Leave answer={actionData} />
      </div>
    </Section>
  );
}

type RemindersProps = CourseAnswerProps & { course: ShownCourse };

function Reminders({ course: { plans, calendar }, answer }: RemindersProps) {
  if (plans.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h3 className="text-xl">{settingsMessages.remind.title}</h3>
      <p className="measure text-ink-soft">{settingsMessages.remind.lead}</p>
      {plans.map((plan) => (
        <ReminderForm answer={answer} key={plan.id} plan={plan} />
      ))}
      <CalendarForm address={calendar} />
    </Card>
  );
}

function Leave({ answer }: CourseAnswerProps) {
  const { errors } = answerTo({ answer }, "withdraw");
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-xl">{settingsMessages.leave.title}</h3>
      <p className="measure text-ink-soft">{settingsMessages.leave.text}</p>
      <IntentForm className="grid gap-3" intent="withdraw">
        <CheckboxField
          error={errors["sure"]}
          label={settingsMessages.leave.sure}
          name="sure"
          value="yes"
        />
        <div>
          <IntentButton variant="secondary">{settingsMessages.leave.delete}</IntentButton>
        </div>
      </IntentForm>
    </section>
  );
}
