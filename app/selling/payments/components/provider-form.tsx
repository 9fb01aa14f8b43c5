import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { providerMessages as say } from "../texts/staff-providers.ts";
import type { SecretField } from "../views/show-provider.ts";

type ProviderFormProps = {
  shown: {
    version: string;
    fields: readonly SecretField[];
    asksMode: boolean;
    chosenMode: string | undefined;
  };
  errors: Readonly<Record<string, string>>;
};

const MODES = Object.entries(say.modeChoices).map(([value, label]) => ({ value, label }));

/** Stored keys can be replaced, but are never shown. */
export function ProviderForm({ shown, errors }: ProviderFormProps) {
  const { version, fields, asksMode, chosenMode } = shown;
  return (
    <Card as="section" className="grid max-w-form gap-4">
      <h2 className="font-text text-xl">{say.keys}</h2>
      <IntentForm autoComplete="off" className="grid gap-5" intent="save" key={version}>
        <ErrorSummary errors={errors} title={say.check} />
        <input name="version" type="hidden" value={version} />
        {fields.map(({ name, label, hint, stored }) => (
          <Field error={errors[name]} hint={stored ?? hint} key={name} label={label} name={name}>
            <Input
              autoCapitalize="none"
              autoComplete="off"
              className="figures"
              maxLength={400}
              required={stored === undefined}
              spellCheck={false}
            />
          </Field>
        ))}
        {asksMode && (
          <RadioGroup
            defaultValue={chosenMode}
            error={errors["mode"]}
            legend={say.mode}
            name="mode"
            options={MODES}
            required
          />
        )}
        <IntentButton className="justify-self-start">{say.save}</IntentButton>
      </IntentForm>
    </Card>
  );
}
