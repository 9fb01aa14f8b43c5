import { useNavigation, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { generalFields, LONG_TYPES } from "../admin/general-fields.ts";
import { GENERAL_GROUPS } from "../admin/general-groups.ts";
import { generalMessages as say } from "../texts/staff.ts";
import { SETTINGS } from "../rules/definitions.ts";

type GeneralFormProps = {
  stored: Texts;
  mayWrite: boolean;
  typed: Texts | undefined;
  errors: Texts | undefined;
};

export function GeneralForm({ stored, mayWrite, typed, errors = {} }: GeneralFormProps) {
  const { state } = useNavigation();
  return (
    <EditForm
      action={href("/admin/settings")}
      actions={mayWrite && <Button pending={state === "submitting"}>{say.save}</Button>}
      fields={generalFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <fieldset
          aria-describedby={mayWrite ? undefined : "read-only"}
          className="grid gap-6"
          disabled={!mayWrite}
        >
          <ErrorSummary errors={errors} title={say.errorTitle} />
          {GENERAL_GROUPS.map(({ title, lead, fields }) => (
            <Card as="section" className="grid gap-4" key={title}>
              <div className="grid gap-1">
                <h2 className="text-xl">{title}</h2>
                {lead && <p className="measure text-ink-soft">{lead}</p>}
              </div>
              <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
                {fields.map((field) => (
                  <SettingField
                    error={errors[field.key]}
                    field={field}
                    key={field.key}
                    shown={values[field.key] ?? ""}
                  />
                ))}
              </div>
            </Card>
          ))}
        </fieldset>
      )}
    </EditForm>
  );
}

type ShownField = (typeof GENERAL_GROUPS)[number]["fields"][number];
type SettingFieldProps = { field: ShownField; shown: string; error: string | undefined };

function SettingField({ field, shown, error }: SettingFieldProps) {
  const { key, label, hint } = field;
  const { type } = SETTINGS[key];
  if (type === "boolean") {
    return (
      <CheckboxField
        className="sm:col-span-2"
        defaultChecked={shown !== ""}
        error={error}
        hint={hint}
        label={label}
        name={key}
      />
    );
  }
  const className = LONG_TYPES.includes(type) ? "sm:col-span-2" : undefined;
  return (
    <Field className={className} error={error} hint={hint} label={label} name={key}>
      <Control field={field} shown={shown} />
    </Field>
  );
}

function Control({ field, shown }: Omit<SettingFieldProps, "error">) {
  const { type } = SETTINGS[field.key];
  if (LONG_TYPES.includes(type)) {
    return <Textarea className="min-h-11" defaultValue={shown} maxLength={2_000} rows={2} />;
  }
  if (field.words) {
    return (
      <Select defaultValue={shown}>
        {Object.entries(field.words).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Input
      autoComplete="off"
      defaultValue={shown}
      inputMode={type === "number" ? "numeric" : undefined}
      maxLength={200}
      type={type === "email" ? "email" : "text"}
    />
  );
}
