import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { LONG_TYPES } from "../pages/desk/setting-fields.ts";
import type { SettingField } from "../pages/desk/setting-group.ts";
import { SETTINGS } from "../rules/definitions.ts";

type SettingInputProps = { field: SettingField; shown: string; error: string | undefined };

export function SettingInput({ field, shown, error }: SettingInputProps) {
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

function Control({ field, shown }: Omit<SettingInputProps, "error">) {
  const { type } = SETTINGS[field.key];
  if (LONG_TYPES.includes(type)) {
    return <Textarea className="min-h-11" defaultValue={shown} maxLength={2_000} rows={2} />;
  }
  if (field.words) return <Choice field={field} shown={shown} words={field.words} />;
  return (
    <Input
      autoComplete="off"
      defaultValue={shown}
      inputMode={type === "number" ? "numeric" : undefined}
      maxLength={200}
      type={type === "email" || type === "time" || type === "date" ? type : "text"}
    />
  );
}

type ChoiceProps = Omit<SettingInputProps, "error"> & { words: NonNullable<SettingField["words"]> };

function Choice({ field: { unavailable = [] }, shown, words }: ChoiceProps) {
  return (
    <Select defaultValue={shown}>
      {Object.entries(words).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
      {unavailable.map((choice) => (
        <option disabled key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
}
