import { Input } from "#app/ui/field.tsx";
import { describedBy, FieldContext, fieldId } from "#app/ui/field-wiring.ts";

type TimeInputProps = {
  name: string;
  label: string;
  value: string | undefined;
  error?: string | undefined;
};

/** A time of day whose label is in its row; the error stands below the pair it belongs to. */
export function TimeInput({ name, label, value, error }: TimeInputProps) {
  const id = fieldId(name);
  const wiring = { id, name, describedBy: describedBy(id, { error }), invalid: Boolean(error) };
  return (
    <FieldContext value={wiring}>
      <Input aria-label={label} className="max-w-36 min-w-0" defaultValue={value} type="time" />
    </FieldContext>
  );
}
