import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { generalMessages as say } from "../admin/general-messages.ts";
import type { SettingType } from "../rules/definitions.ts";

type ShownField = { key: string; label: string; hint?: string; type: SettingType; value: string };
type ShownGroup = { title: string; lead?: string; fields: readonly ShownField[] };
type Failure = { errors: Record<string, string>; values: Record<string, string> };

type GeneralFormProps = {
  groups: readonly ShownGroup[];
  mayWrite: boolean;
  failure: Failure | undefined;
};

export function GeneralForm({ groups, mayWrite, failure }: GeneralFormProps) {
  const { state } = useNavigation();
  const listed = Object.entries(failure?.errors ?? {}).map(([field, message]) => ({
    field,
    message,
  }));
  return (
    <Form action="/admin/settings" method="post" noValidate>
      <fieldset className="grid gap-6" disabled={!mayWrite}>
        <ErrorSummary errors={listed} title={say.errorTitle} />
        {groups.map(({ title, lead, fields }) => (
          <Card as="section" className="grid gap-4" key={title}>
            <div className="grid gap-1">
              <h2 className="text-xl">{title}</h2>
              {lead && <p className="measure text-ink-soft">{lead}</p>}
            </div>
            <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
              {fields.map((field) => (
                <SettingField failure={failure} field={field} key={field.key} />
              ))}
            </div>
          </Card>
        ))}
        {mayWrite && (
          <div>
            <Button pending={state === "submitting"}>{say.save}</Button>
          </div>
        )}
      </fieldset>
    </Form>
  );
}

const LONG: readonly SettingType[] = ["textarea", "hours"];

type SettingFieldProps = { field: ShownField; failure: Failure | undefined };

/** With what it was opened with, so that saving overwrites nobody else's change. */
function SettingField({ field, failure }: SettingFieldProps) {
  const was = `was_${field.key}`;
  return (
    <>
      <input name={was} type="hidden" value={failure?.values[was] ?? field.value} />
      <Control failure={failure} field={field} />
    </>
  );
}

function Control({ field, failure }: SettingFieldProps) {
  const { key, label, hint, type, value } = field;
  const error = failure?.errors[key];
  if (type === "boolean") {
    const ticked = failure ? key in failure.values : value === "true";
    return (
      <CheckboxField
        className="sm:col-span-2"
        defaultChecked={ticked}
        error={error}
        hint={hint}
        label={label}
        name={key}
      />
    );
  }
  const entered = failure?.values[key] ?? value;
  const long = LONG.includes(type);
  return (
    <Field
      className={long ? "sm:col-span-2" : undefined}
      error={error}
      hint={hint}
      label={label}
      name={key}
    >
      {long ? (
        <Textarea className="min-h-11" defaultValue={entered} maxLength={2_000} rows={2} />
      ) : (
        <Input
          autoComplete="off"
          defaultValue={entered}
          inputMode={type === "number" ? "numeric" : undefined}
          maxLength={200}
          type={type === "email" ? "email" : "text"}
        />
      )}
    </Field>
  );
}
