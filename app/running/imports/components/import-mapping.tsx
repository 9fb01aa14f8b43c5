import type { ReactNode } from "react";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { importMessages as say } from "../texts/staff.ts";

type ImportMappingProps = {
  columns: readonly { name: string; field: string; example: string }[];
  fields: readonly { field: string; label: string }[];
  /** Whether any column was recognized; the columns are folded then. */
  isKnown: boolean;
  /** Boxes for further options of the import. */
  children: ReactNode;
};

/** The field of each column, for corrections. */
export function ImportMapping({ columns, fields, isKnown, children }: ImportMappingProps) {
  return (
    <IntentForm className="grid gap-4 rounded-card border border-line p-4" intent="map">
      {children}
      <details open={!isKnown}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.mapping}</summary>
        <p className="pb-3 text-ink-soft">{isKnown ? say.mappingHint : say.mappingFirst}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {columns.map(({ name, field, example }, index) => (
            <Field
              hint={example && say.example(example)}
              key={index}
              label={name || say.empty}
              name={`column-${index}`}
            >
              <Select defaultValue={field}>
                <option value="">{say.leaveOut}</option>
                {fields.map((one) => (
                  <option key={one.field} value={one.field}>
                    {one.label}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </details>
      <div>
        <IntentButton variant="secondary">{say.remap}</IntentButton>
      </div>
    </IntentForm>
  );
}
