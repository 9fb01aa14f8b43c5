import { Form, Link, href, useNavigation } from "react-router";
import {
  MOST_TEXT,
  MOST_UNITS,
  CONDITIONS,
  conditionField,
  NONE,
} from "../../rules/clearance-terms.ts";
import { askMessages as say, conditionLabels } from "../../texts/shopper.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { FieldError, FieldHint } from "#app/ui/field-message.tsx";
import { describedBy, fieldId } from "#app/ui/field-wiring.ts";

const BOXES = [...CONDITIONS, NONE] as const;

type ConditionBoxesProps = {
  error: string | undefined;
  values: Readonly<Record<string, string | undefined>>;
};

/** A checkbox per condition, and one for none. */
function ConditionBoxes({ error, values }: ConditionBoxesProps) {
  const id = fieldId("conditions");
  const hint = say.conditionsHint;
  return (
    <fieldset aria-describedby={describedBy(id, { error, hint })} className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 font-semibold">{say.conditions}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div className="grid gap-2.5 md:grid-cols-2">
        {BOXES.map((each, index) => (
          <ChoiceCard
            aria-invalid={error ? true : undefined}
            defaultChecked={values[conditionField(each)] === "yes"}
            id={index === 0 ? id : undefined}
            key={each}
            label={conditionLabels[each]}
            name={conditionField(each)}
            type="checkbox"
            value="yes"
          />
        ))}
      </div>
    </fieldset>
  );
}

type Texts = Readonly<Record<string, string | undefined>>;

type AskFormProps = {
  /** A saved assessment that the clinician may read. */
  assessment: { id: string; date: string } | undefined;
  /** The buyer prefers to answer the questions. */
  afresh: boolean;
  /** The text of the consent. */
  consent: string;
  failure: { errors: Texts; values: Texts } | undefined;
};

/** Questions for the clinician. Nothing is stored before the form is sent. */
export function AskForm({ assessment, afresh, consent, failure }: AskFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  const { form: refused, ...wrong } = errors;
  const pending = useNavigation().formMethod === "POST";
  const isAssessed = assessment !== undefined && !afresh;
  return (
    <Form className="grid gap-6" method="post" noValidate>
      {refused && <Notice tone="error">{refused}</Notice>}
      <ErrorSummary errors={wrong} title={say.check} />
      <Field error={errors["units"]} hint={say.unitsHint} label={say.units} name="units">
        <Input
          className="max-w-32"
          defaultValue={values["units"] ?? "1"}
          inputMode="numeric"
          max={MOST_UNITS}
          min={1}
          required
          type="number"
        />
      </Field>
      <Field error={errors["purpose"]} hint={say.purposeHint} label={say.purpose} name="purpose">
        <Textarea defaultValue={values["purpose"]} maxLength={MOST_TEXT} required />
      </Field>
      <Field
        error={errors["medicines"]}
        hint={say.medicinesHint}
        label={say.medicines}
        name="medicines"
      >
        <Textarea defaultValue={values["medicines"]} maxLength={MOST_TEXT} required />
      </Field>
      {isAssessed ? (
        <SavedAssessment assessment={assessment} />
      ) : (
        <>
          <ConditionBoxes error={errors["conditions"]} values={values} />
          {assessment && (
            <Link className="underline underline-offset-4" to={{ search: "" }}>
              {say.savedInstead}
            </Link>
          )}
        </>
      )}
      <div className="grid gap-1">
        <CheckboxField
          error={errors["consent"]}
          label={consent}
          name="consent"
          required
          value="yes"
        />
        <p className="text-sm text-ink-soft">
          {say.more}{" "}
          <Link className="underline underline-offset-4" to={href("/privacy")}>
            {say.privacy}
          </Link>
          .
        </p>
      </div>
      <p className="text-sm text-ink-soft">{say.emergency}</p>
      <div>
        <Button pending={pending}>{say.send}</Button>
      </div>
    </Form>
  );
}

function SavedAssessment({ assessment }: { assessment: { id: string; date: string } }) {
  return (
    <section className="grid gap-1 rounded-card border border-line px-5 py-4">
      <input name="assessmentId" type="hidden" value={assessment.id} />
      <h2 className="font-text text-base font-semibold">{say.assessment(assessment.date)}</h2>
      <p>{say.assessmentText}</p>
      <p className="flex flex-wrap gap-x-5">
        <TextLink to={href("/portal/assessments/:assessmentId", { assessmentId: assessment.id })}>
          {say.assessmentSee}
        </TextLink>
        <TextLink to={{ search: "?more&answers=own" }}>{say.answerAfresh}</TextLink>
      </p>
    </section>
  );
}
