import { Field, Input, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { courseMessages } from "../texts/shopper.ts";
import { settingsMessages } from "../texts/shopper-settings.ts";
import type { ShownPlan } from "../views/show-plan.ts";
import { formatDay } from "#app/lib/dates.ts";
import { answerTo, type CourseAnswerProps } from "./course-form.ts";
import { HourOptions, PlanFields, type OfPlan } from "./plan-fields.tsx";

const say = courseMessages.plan;

/** The changes to a plan: its step, its day, a pause, its end. */
export function PlanChanges({ plan, answer }: { plan: ShownPlan } & CourseAnswerProps) {
  const { raise, lower, state, mayMove } = plan;
  return (
    <div className="grid gap-5">
      {(mayMove || state === "paused") && <GoOn answer={answer} plan={plan} />}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {raise?.may && <PlanAct intent="raise" label={raise.act} plan={plan} />}
        {lower && <PlanAct intent="lower" label={lower} plan={plan} />}
        {state === "active" && <PlanAct intent="pause" label={say.pause} plan={plan} />}
        <PlanAct intent="stop" label={say.stop} plan={plan} />
      </div>
      <p className="text-sm text-ink-soft">{say.stopHint}</p>
    </div>
  );
}

function PlanAct({ intent, label, plan }: OfPlan & { intent: string; label: string }) {
  return (
    <IntentForm intent={intent}>
      <PlanFields plan={plan} />
      <IntentButton variant="secondary">{label}</IntentButton>
    </IntentForm>
  );
}

function GoOn({ plan, answer }: { plan: ShownPlan } & CourseAnswerProps) {
  const { errors, values } = answerTo({ answer }, "go-on", plan.id);
  return (
    <IntentForm className="grid gap-3" intent="go-on">
      <PlanFields plan={plan} />
      <Field
        className="max-w-64"
        error={errors["nextOn"]}
        hint={say.nextOnHint(formatDay(plan.earliest))}
        id={`f-nextOn-${plan.id}`}
        label={say.nextOn}
        name="nextOn"
      >
        <Input defaultValue={values["nextOn"] ?? plan.earliest} min={plan.earliest} type="date" />
      </Field>
      <div>
        <IntentButton variant={plan.state === "paused" ? "primary" : "secondary"}>
          {plan.state === "paused" ? say.goOn : say.move}
        </IntentButton>
      </div>
    </IntentForm>
  );
}

export function ReminderForm({ plan, answer }: { plan: ShownPlan } & CourseAnswerProps) {
  const { errors, values } = answerTo({ answer }, "remind", plan.id);
  const words = settingsMessages.remind;
  return (
    <IntentForm className="flex flex-wrap items-end gap-3" intent="remind">
      <PlanFields plan={plan} />
      <Field
        className="min-w-[min(14rem,100%)]"
        error={errors["reminderHour"]}
        id={`f-reminder-${plan.id}`}
        label={words.hour(plan.product)}
        name="reminderHour"
      >
        <Select defaultValue={values["reminderHour"] ?? plan.reminderHour ?? ""}>
          <HourOptions />
        </Select>
      </Field>
      <IntentButton variant="secondary">{words.save}</IntentButton>
    </IntentForm>
  );
}
