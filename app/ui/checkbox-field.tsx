import type { ComponentProps, ReactNode } from "react";
import { Choice } from "./choice.tsx";
import { FieldError, FieldHint } from "./field-message.tsx";
import { describedBy, fieldId } from "./field-wiring.ts";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type" | "name"> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, error, id = fieldId(name), className, ...input } = props;
  return (
    <div className={className}>
      <label className="relative flex min-h-11 gap-3 py-2.5" htmlFor={id}>
        <Choice
          {...input}
          aria-describedby={describedBy(id, props)}
          aria-invalid={error ? true : undefined}
          id={id}
          name={name}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <div className="-mt-2 grid gap-1 pl-9 empty:hidden">
        <FieldError id={id}>{error}</FieldError>
        <FieldHint id={id}>{hint}</FieldHint>
      </div>
    </div>
  );
}
