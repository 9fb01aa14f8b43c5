import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { connectionMessages as say } from "../texts/staff-connection.ts";

type KeyFormProps = {
  shown: {
    version: string;
    fields: readonly { name: string; label: string; hint: string; stored: string | undefined }[];
    mode: string | undefined;
  };
  errors: Readonly<Record<string, string>>;
};

const MODES = Object.entries(say.modes).map(([value, label]) => ({ value, label }));

/** Stored keys can be replaced, but are never shown. */
export function KeyForm({ shown, errors }: KeyFormProps) {
  const { version, fields, mode } = shown;
  return (
    <IntentForm autoComplete="off" className="grid gap-5" intent="save" key={version}>
      <ErrorSummary errors={errors} title={say.check} />
      <input name="version" type="hidden" value={version} />
      {fields.map(({ name, label, hint, stored }) => (
        <Field error={errors[name]} hint={stored ?? hint} key={name} label={label} name={name}>
          <Input
            autoCapitalize="none"
            autoComplete="off"
            className="figures"
            maxLength={200}
            required={stored === undefined}
            spellCheck={false}
          />
        </Field>
      ))}
      <RadioGroup
        defaultValue={mode}
        error={errors["mode"]}
        legend={say.mode}
        name="mode"
        options={MODES}
        required
      />
      <IntentButton className="justify-self-start">{say.save}</IntentButton>
    </IntentForm>
  );
}
