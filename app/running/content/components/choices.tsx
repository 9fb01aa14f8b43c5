import { Select } from "#app/ui/field.tsx";

type ChoicesProps = { from: Readonly<Record<string, string>>; chosen: string | undefined };

/** A choice by the words of its values. */
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
