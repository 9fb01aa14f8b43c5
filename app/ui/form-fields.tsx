import type { ComponentProps } from "react";
import type { Texts } from "#app/lib/edit.ts";
import type { FormField } from "#app/lib/form-field.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { cx } from "./cx.ts";
import { Field, Input, Select, Textarea } from "./field.tsx";

type FormFieldsProps = { fields: readonly FormField[]; values: Texts; errors: Texts };

/** The fields of a form as they are declared, in their order; those of one group under its legend. */
export function FormFields({ fields, ...given }: FormFieldsProps) {
  return groupsOf(fields).map(({ group, own }) => {
    const key = own[0]?.name;
    if (!group) return <FieldGrid fields={own} key={key} {...given} />;
    return (
      <fieldset key={key}>
        <legend className="font-semibold">{group.legend}</legend>
        {group.hint && <p className="text-sm text-ink-soft">{group.hint}</p>}
        <FieldGrid
          className={own.every(({ kind }) => kind === "tick") ? "mt-1" : "mt-4"}
          fields={own}
          {...given}
        />
      </fieldset>
    );
  });
}

function groupsOf(fields: readonly FormField[]) {
  const groups: { group: FormField["group"]; own: FormField[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.group?.legend === field.group?.legend) last.own.push(field);
    else groups.push({ group: field.group, own: [field] });
  }
  return groups;
}

type FieldGridProps = FormFieldsProps & { className?: string };

function FieldGrid({ fields, values, errors, className }: FieldGridProps) {
  const areTicks = fields.every(({ kind }) => kind === "tick");
  return (
    <div
      className={cx("grid items-start gap-x-6 sm:grid-cols-2", !areTicks && "gap-y-6", className)}
    >
      {fields.map((field) => (
        <div className={cx("min-w-0", !field.half && "sm:col-span-2")} key={field.name}>
          <OneField error={errors[field.name]} field={field} value={values[field.name] ?? ""} />
        </div>
      ))}
    </div>
  );
}

const INPUTS: Record<NonNullable<FormField["input"]>, ComponentProps<"input">> = {
  email: { type: "email" },
  tel: { type: "tel" },
  url: { inputMode: "url", autoCapitalize: "none", spellCheck: false },
  count: { inputMode: "numeric" },
  money: { inputMode: "decimal", maxLength: 16 },
  moment: { type: "datetime-local" },
  code: { autoCapitalize: "characters", className: "uppercase", spellCheck: false },
  secret: { type: "password", autoComplete: "new-password" },
};

type OneFieldProps = { field: FormField; value: string; error: string | undefined };

function OneField({ field, value, error }: OneFieldProps) {
  const { name, label, hint, kind, words, input, required, max } = field;
  if (kind === "tick") {
    return (
      <CheckboxField
        defaultChecked={value === "on"}
        error={error}
        hint={hint}
        label={label}
        name={name}
      />
    );
  }
  const limits = { defaultValue: value, maxLength: max, required };
  const note = required || words ? undefined : "Optional";
  return (
    <Field error={error} hint={hint} label={label} name={name} note={note}>
      {words ? (
        <Select defaultValue={value}>
          {Object.entries(words).map(([choice, word]) => (
            <option key={choice} value={choice}>
              {word}
            </option>
          ))}
        </Select>
      ) : kind === "long" ? (
        <Textarea {...limits} />
      ) : (
        <Input autoComplete="off" {...limits} {...(input && INPUTS[input])} />
      )}
    </Field>
  );
}
