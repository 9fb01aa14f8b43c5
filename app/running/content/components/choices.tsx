import { Select } from "#app/ui/field.tsx";

type ChoicesProps = { from: Readonly<Record<string, string>>; chosen: string | undefined };

/** The options of a select, by value. */
export function Choices({ from, chosen }: ChoicesProps) {
  return (
    <Select defaultValue={chosen}>
      {Object.entries(from).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
