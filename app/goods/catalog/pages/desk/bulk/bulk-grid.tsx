import { Field, Input, Select } from "#app/ui/field.tsx";
import type { BulkField, Operation } from "../../../rules/bulk-edits.ts";
import { bulkMessages as say } from "../../../texts/staff-bulk.ts";
import { opName } from "./bulk-names.ts";

type Texts = Readonly<Record<string, string>>;

type GridField = {
  field: BulkField;
  operations: readonly Operation[];
  /** The current values of the selected products. */
  now: string;
  choices: readonly { value: string; label: string }[] | undefined;
};

type BulkGridProps = { fields: readonly GridField[]; values: Texts; errors: Texts };

/** A row per field: the current value, the operation, and the new value. */
export function BulkGrid({ fields, values, errors }: BulkGridProps) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {fields.map((one) => (
        <fieldset
          className="grid items-start gap-x-4 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_13rem_13rem]"
          key={one.field}
        >
          <legend className="sr-only">{say.fields[one.field]}</legend>
          <div className="min-w-0">
            <p aria-hidden="true" className="font-semibold">
              {say.fields[one.field]}
            </p>
            <p className="text-sm break-words text-ink-soft">
              <span className="sr-only">{say.now}: </span>
              {one.now}
            </p>
          </div>
          <Choice errors={errors} field={one} values={values} />
          <Value errors={errors} field={one} values={values} />
        </fieldset>
      ))}
    </div>
  );
}

type CellProps = { field: GridField; values: Texts; errors: Texts };

function Choice({ field: { field, operations }, values, errors }: CellProps) {
  const name = opName(field);
  return (
    <Field
      error={errors[name]}
      label={<span className="sr-only">{say.operationOf(say.fields[field])}</span>}
      name={name}
    >
      <Select defaultValue={values[name] ?? ""}>
        <option value="">{say.leave}</option>
        {operations.map((operation) => (
          <option key={operation} value={operation}>
            {say.operations[operation]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Value({ field: { field, choices }, values, errors }: CellProps) {
  const label = <span className="sr-only">{say.valueOf(say.fields[field])}</span>;
  const typed = values[field] ?? "";
  return (
    <Field error={errors[field]} label={label} name={field}>
      {choices ? (
        <Select defaultValue={typed}>
          <option value="">{say.choose}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ) : (
        <Input autoComplete="off" defaultValue={typed} maxLength={field === "tags" ? 1_000 : 20} />
      )}
    </Field>
  );
}
