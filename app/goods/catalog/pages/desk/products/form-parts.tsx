import type { ReactNode } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { Field, Input, Textarea } from "#app/ui/field.tsx";

export type PartProps = { values: Texts; errors: Texts };

type Group = keyof typeof say.groups;

/** A part of the form with a heading, which the links at the top lead to. */
export function Part({ id, children }: { id: Group; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`part-${id}`}
      className="grid gap-6 border-t border-line pt-6 first-of-type:border-0 first-of-type:pt-0"
    >
      <h2 className="scroll-mt-24 text-2xl" id={`part-${id}`}>
        {say.groups[id]}
      </h2>
      {children}
    </section>
  );
}

export function PartLinks() {
  return (
    <nav aria-label={say.groupsLabel}>
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {Object.entries(say.groups).map(([id, label]) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              href={`#part-${id}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LineProps = PartProps & {
  name: string;
  label: string;
  hint?: string;
  max?: number;
  needed?: boolean;
  /** When the field is needed, if it is neither always nor never. */
  note?: string;
  mode?: "decimal" | "numeric";
};

/** A one-line field. An optional field is labeled as optional. */
export function Line(props: LineProps) {
  const { name, label, hint, max = 120, needed, note = say.optional, mode, values, errors } = props;
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
