import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError } from "#app/ui/field-message.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { changeField, feltField, NONE_FIELD } from "../views/box-fields.ts";
import { FEELINGS, HEALTH_CHANGES, STRENGTH_WISHES } from "../rules/decide-refill.ts";
import { RED_FLAGS } from "../rules/felt.ts";
import { courseErrors } from "../texts/shopper-errors.ts";
import { feltMessages } from "../texts/shopper-dose.ts";
import { refillMessages } from "../texts/shopper-refill.ts";

const say = refillMessages.ask;

type Texts = Readonly<Record<string, string>>;
type CheckInFormProps = {
  id: string;
  dueOn: string;
  /** Conditions and medicines that matter here. */
  mention: readonly string[];
  answer: { attempt: string; errors: Texts; values: Texts } | undefined;
};

/** Three questions, of which nothing is answered beforehand. */
export function CheckInForm({ id, dueOn, mention, answer }: CheckInFormProps) {
  const { errors = {}, values = {} } = answer ?? {};
  const asked = { errors, values };
  return (
    <IntentForm className="grid gap-8" intent="check-in">
      <ErrorSummary attempt={answer?.attempt} errors={errors} title={courseErrors.check} />
      <input name="id" type="hidden" value={values["id"] ?? id} />
      <input name="dueOn" type="hidden" value={dueOn} />
      <OneOf
        {...asked}
        legend={say.feeling}
        name="feeling"
        options={FEELINGS.map((value) => ({ value, label: refillMessages.feelings[value] }))}
      />
      <Signs {...asked} mention={mention} />
      <OneOf
        {...asked}
        legend={say.strength}
        name="strength"
        options={STRENGTH_WISHES.map((value) => ({
          value,
          label: refillMessages.strengths[value],
        }))}
      />
      <CheckboxField
        defaultChecked={values["isShared"] === "yes"}
        hint={say.shareHint}
        label={say.share}
        name="isShared"
        value="yes"
      />
      <div>
        <IntentButton size="large">{say.send}</IntentButton>
      </div>
    </IntentForm>
  );
}

type Asked = { errors: Texts; values: Texts };
type OneOfProps = Asked & {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
};

function OneOf({ legend, name, options, errors, values }: OneOfProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lg font-semibold">{legend}</legend>
      <FieldError id={fieldId(name)}>{errors[name]}</FieldError>
      <div className="grid gap-2 sm:grid-cols-3">
        {options.map(({ value, label }, index) => (
          <ChoiceCard
            defaultChecked={values[name] === value}
            id={index === 0 ? fieldId(name) : undefined}
            key={value}
            label={label}
            name={name}
            type="radio"
            value={value}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Signs({ errors, values, mention }: Asked & { mention: readonly string[] }) {
  const box = (name: string, label: string) => (
    <ChoiceCard
      defaultChecked={values[name] === "yes"}
      id={fieldId(name)}
      key={name}
      label={label}
      name={name}
      type="checkbox"
      value="yes"
    />
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-semibold">{say.signs}</legend>
      <p className="measure text-ink-soft">{say.signsHint}</p>
      <FieldError id={fieldId(NONE_FIELD)}>{errors[NONE_FIELD]}</FieldError>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{say.flags}</legend>
        {RED_FLAGS.map((each) => box(feltField(each), feltMessages.felt[each]))}
      </fieldset>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{say.changes}</legend>
        {HEALTH_CHANGES.map((each) => box(changeField(each), refillMessages.changes[each]))}
      </fieldset>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {say.mention(mention.length)}
        </summary>
        <p className="measure text-sm text-ink-soft">{mention.join("; ")}.</p>
      </details>
      {box(NONE_FIELD, say.none)}
    </fieldset>
  );
}
