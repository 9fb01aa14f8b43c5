import type { ReactNode } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { groupOf, type ProductGroup } from "../product-groups.ts";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { FormGroup } from "#app/ui/form-group.tsx";

export type PartProps = { values: Texts; errors: Texts; short: Record<ProductGroup, string> };

type FormPartProps = Pick<PartProps, "errors" | "short"> & {
  id: ProductGroup;
  /** Unfolded without an error. */
  open?: boolean;
  children: ReactNode;
};

/** A group of the form. It unfolds when one of its fields has an error. */
export function Part({ id, short, errors, open = false, children }: FormPartProps) {
  const isWrong = Object.keys(errors).some((field) => groupOf(field) === id);
  return (
    <FormGroup open={open || isWrong} summary={short[id]} title={say.groups[id]}>
      {children}
    </FormGroup>
  );
}

type LineProps = Pick<PartProps, "values" | "errors"> & {
  name: string;
  label: string;
  hint?: string;
  max?: number;
  needed?: boolean;
  /** When the field is needed, if it is neither always nor never. */
  note?: string;
  mode?: "decimal" | "numeric";
  /** Its name in the search of the back-office. */
  act?: string | undefined;
};

/** A one-line field. An optional field is labeled as optional. */
export function Line(props: LineProps) {
  const {
    name,
    label,
    hint,
    max = 120,
    needed,
    note = say.optional,
    mode,
    act,
    values,
    errors,
  } = props;
  return (
    <Field
      error={errors[name]}
      hint={hint}
      label={label}
      name={name}
      note={needed ? undefined : note}
    >
      <Input
        autoComplete="off"
        data-act={act}
        defaultValue={values[name]}
        inputMode={mode}
        maxLength={max}
        required={needed}
      />
    </Field>
  );
}

type LongProps = Omit<LineProps, "mode" | "needed"> & { rows?: number };

/** A multi-line field, which can be saved empty. */
export function Long(props: LongProps) {
  const { name, label, hint, max = 10_000, rows = 4, note = say.optional, values, errors } = props;
  return (
    <Field error={errors[name]} hint={hint} label={label} name={name} note={note}>
      <Textarea defaultValue={values[name]} maxLength={max} rows={rows} />
    </Field>
  );
}
