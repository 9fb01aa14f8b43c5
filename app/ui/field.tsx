import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { FieldError, FieldHint } from "./field-message.tsx";
import { describedBy, FieldContext, fieldId, useFieldAttributes } from "./field-wiring.ts";

type FieldProps = {
  name: string;
  label: ReactNode;
  /** A word after the label, such as "Optional". */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Only where two fields of one name share a page. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, control, error and hint below; the Input, Textarea or Select inside wires itself. */
export function Field(props: FieldProps) {
  const { name, label, note, hint, error, id = fieldId(name), className, children } = props;
  const wiring = { id, name, describedBy: describedBy(id, props), invalid: Boolean(error) };
  return (
    <div className={cx("grid content-start gap-1.5", className)}>
      <label
        className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold"
        htmlFor={id}
      >
        {label}
        {note && <span className="text-sm font-normal text-ink-soft">{note}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={id}>{error}</FieldError>
      <FieldHint id={id}>{hint}</FieldHint>
    </div>
  );
}

/** 16 px at least: a smaller size makes a phone zoom in on focus. */
const controlLook =
  "min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-error";

export function Input({ className, ...own }: ComponentProps<"input">) {
  return (
    <input
      {...useFieldAttributes()}
      {...own}
      className={cx(controlLook, "read-only:bg-sunken", className)}
    />
  );
}

export function EmailInput(own: ComponentProps<"input">) {
  return (
    <Input autoComplete="email" inputMode="email" maxLength={254} required type="email" {...own} />
  );
}

export function FileInput({ className, ...own }: Omit<ComponentProps<"input">, "type">) {
  const button =
    "file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-pill file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink";
  return (
    <input
      {...useFieldAttributes()}
      {...own}
      className={cx(controlLook, "min-h-13 cursor-pointer", button, className)}
      type="file"
    />
  );
}

export function Textarea({ className, ...own }: ComponentProps<"textarea">) {
  const look = cx(
    controlLook,
    "field-sizing-content max-h-96 min-h-28 resize-y read-only:bg-sunken",
    className,
  );
  return <textarea {...useFieldAttributes()} {...own} className={look} />;
}

export function Select({ className, children, ...own }: ComponentProps<"select">) {
  return (
    <span className={cx("relative grid", className)}>
      <select
        {...useFieldAttributes()}
        {...own}
        className={cx(controlLook, "appearance-none pr-10 text-ellipsis")}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
