import { Input } from "#app/ui/field.tsx";
import { describedBy, FieldContext, fieldId } from "#app/ui/field-wiring.ts";

type TimeInputProps = {
  name: string;
  label: string;
  value: string | undefined;
  error?: string | undefined;
};

/**
 * Four stand beside each other, which leaves no room for the button that opens a clock: the digits
 * are typed, and a phone opens its clock anyway.
 */
const NARROW = "max-w-36 min-w-0 px-2! [&::-webkit-calendar-picker-indicator]:hidden";

/** A time of day whose label is in its row; the error stands below the pair it belongs to. */
export function TimeInput({ name, label, value, error }: TimeInputProps) {
  const id = fieldId(name);
  const wiring = { id, name, describedBy: describedBy(id, { error }), invalid: Boolean(error) };
  return (
    <FieldContext value={wiring}>
      <Input aria-label={label} className={NARROW} defaultValue={value} type="time" />
    </FieldContext>
  );
}
