import { Choice } from "#app/ui/choice.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { feltField } from "../views/box-fields.ts";
import { COMMON, RED_FLAGS, type Effect } from "../rules/felt.ts";
import { courseErrors } from "../texts/shopper-errors.ts";
import { feltMessages as say } from "../texts/shopper-dose.ts";

type FeltFormProps = {
  id: string;
  today: string;
  answer:
    | {
        attempt: string;
        errors: Readonly<Record<string, string>>;
        values: Readonly<Record<string, string>>;
      }
    | undefined;
};

/** Common effects as chips, warning signs apart from them. */
export function FeltForm({ id, today, answer }: FeltFormProps) {
  const { errors = {}, values = {} } = answer ?? {};
  const group = (legend: string, all: readonly Effect[], hint?: string) => (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {all.map((each) => (
          <Chip checked={values[feltField(each)] === "yes"} felt={each} key={each} />
        ))}
      </div>
    </fieldset>
  );
  return (
    <IntentForm className="grid gap-6" intent="note">
      <ErrorSummary attempt={answer?.attempt} errors={errors} title={courseErrors.check} />
      <input name="id" type="hidden" value={values["id"] ?? id} />
      {group(say.common, COMMON)}
      {group(say.flags, RED_FLAGS, say.flagsHint)}
      <Field className="max-w-64" error={errors["feltOn"]} label={say.feltOn} name="feltOn">
        <Input defaultValue={values["feltOn"] ?? today} max={today} type="date" />
      </Field>
      <div>
        <IntentButton>{say.note}</IntentButton>
      </div>
    </IntentForm>
  );
}

function Chip({ felt, checked }: { felt: Effect; checked: boolean }) {
  const name = feltField(felt);
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Choice defaultChecked={checked} id={fieldId(name)} name={name} type="checkbox" value="yes" />
      {say.felt[felt]}
    </label>
  );
}
