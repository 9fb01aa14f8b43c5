import { useEffect, useRef } from "react";
import { fieldId } from "./field-wiring.ts";

export type SummaryError = { field: string; message: string };

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** Changes with every answer of the server, so that the same mistake takes the focus again. */
  attempt?: string | number | undefined;
};

/** Stands first in its form, leads to each field, and gives the focus to the first of them. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const said = errors.map((error) => error.message).join("\n");
  return <Summary errors={errors} key={`${attempt}\n${said}`} title={title} />;
}

function Summary({ title, errors }: Omit<ErrorSummaryProps, "attempt">) {
  const box = useRef<HTMLDivElement>(null);
  const first = errors[0]?.field;

  useEffect(() => {
    // What is wrong with a field is read with it; without one the summary is read itself.
    const control = first === undefined ? null : document.getElementById(fieldId(first));
    (control ?? box.current)?.focus();
  }, [first]);

  return (
    <div
      className="rounded-card border border-error bg-error-soft px-5 py-4"
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-error">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              className="inline-flex min-h-6 underline underline-offset-4"
              href={`#${fieldId(field)}`}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
