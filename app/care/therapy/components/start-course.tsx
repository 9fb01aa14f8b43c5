import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Syringe } from "lucide-react";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownStart } from "../views/show-starts.ts";
import { answerTo, type CourseAnswerProps } from "./course-form.ts";
import { HourOptions } from "./plan-fields.tsx";

const say = courseMessages.start;

type StartProps = CourseAnswerProps & {
  starts: readonly ShownStart[];
  hasPlan: boolean;
  id: string;
  today: string;
};

/** Products of paid orders, each with the form to start a course or the reason against it. */
export function StartCourse({ starts, hasPlan, id, today, answer }: StartProps) {
  if (starts.length === 0) {
    if (hasPlan) return null;
    return (
      <EmptyState
        action={<LinkButton to={href("/products")}>{courseMessages.shop}</LinkButton>}
        icon={<Syringe />}
        level={3}
        title={say.nothing}
      >
        <p>{say.nothingText}</p>
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{hasPlan ? say.other : say.title}</h3>
      <ul className="grid gap-3 lg:grid-cols-2">
        {starts.map((start) => (
          <Card as="li" className="grid gap-3" key={start.productId}>
            <h4 className="font-text text-base font-semibold">{start.product}</h4>
            {start.by && <p className="text-ink-soft">{start.by}.</p>}
            {start.whyNot ? (
              <WhyNot why={start.whyNot} />
            ) : (
              <StartForm answer={answer} id={id} start={start} today={today} />
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}

function WhyNot({ why }: { why: string }) {
  return (
    <>
      <p className="measure text-ink-soft">{why}</p>
      <div>
        <LinkButton to={href("/consultation")} variant="secondary">
          {say.consult}
        </LinkButton>
      </div>
    </>
  );
}

type StartFormProps = CourseAnswerProps & { start: ShownStart; id: string; today: string };

function StartForm({ start: { productId }, id, today, answer }: StartFormProps) {
  const sent = answerTo({ answer }, "start");
  const { errors, values } =
    sent.values["productId"] === productId ? sent : { errors: {}, values: {} };
  const given: Readonly<Record<string, string>> = values;
  const wrong: Readonly<Record<string, string>> = errors;
  return (
    <IntentForm className="grid gap-4" intent="start">
      <input name="id" type="hidden" value={given["id"] ?? id} />
      <input name="productId" type="hidden" value={productId} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          error={wrong["startsOn"] ?? wrong["productId"]}
          hint={say.startsOnHint}
          id={`f-startsOn-${productId}`}
          label={say.startsOn}
          name="startsOn"
        >
          <Input defaultValue={given["startsOn"] ?? today} type="date" />
        </Field>
        <Field
          error={wrong["reminderHour"]}
          id={`f-startHour-${productId}`}
          label={say.reminder}
          name="reminderHour"
        >
          <Select defaultValue={given["reminderHour"] ?? ""}>
            <HourOptions />
          </Select>
        </Field>
      </div>
      <div>
        <IntentButton>{say.start}</IntentButton>
      </div>
    </IntentForm>
  );
}
