import { useLayoutEffect, useRef, useState } from "react";
import type { EditField } from "#app/lib/edit.ts";
import { fieldId } from "./field-wiring.ts";
import { useHydrated } from "./use-hydrated.ts";

export type SummaryError = { field: string; message: string };

type ErrorSummaryProps = {
  title: string;
  /** Errors by field in the form's order, or a list in any other order. */
  errors: Readonly<Record<string, string | undefined>> | readonly SummaryError[];
  /** Labels for messages that make sense only beside their field. */
  fields?: readonly Pick<EditField, "name" | "label">[];
  /** Must change with every answer, so that a repeated error takes the focus again. */
  attempt?: string | number | undefined;
};

/** Goes first in its form, links to each field, and focuses the first wrong one. */
export function ErrorSummary({ title, errors, fields = [], attempt }: ErrorSummaryProps) {
  const wrong = isList(errors)
    ? errors
    : Object.entries(errors).flatMap(([field, message]) =>
        message === undefined ? [] : [{ field, message }],
      );
  const listed = wrong.map(({ field, message }) => {
    const label = fields.find(({ name }) => name === field)?.label.replace(/\?$/, "");
    return { field, message: label === undefined ? message : `${label}: ${message}` };
  });
  if (listed.length === 0) return null;
  const messages = listed.map(({ message }) => message).join("\n");
  return <Summary errors={listed} key={`${attempt}\n${messages}`} title={title} />;
}

function isList(errors: ErrorSummaryProps["errors"]): errors is readonly SummaryError[] {
  return Array.isArray(errors);
}

function Summary({ title, errors }: { title: string; errors: readonly SummaryError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const first = errors[0]?.field;

  const isLive = useHydrated();
  const [answersLivePage] = useState(isLive);

  // A layout effect moves the focus before the paint; later, the person may already be typing.
  useLayoutEffect(() => {
    // A server-rendered error was visible before hydration, so the focus stays in a field that has
    // it.
    if (!answersLivePage && document.activeElement !== document.body) return;
    // Screen readers read a field's error with the field. Without a field they read the summary.
    const control = first === undefined ? null : document.getElementById(fieldId(first));
    (control ?? box.current)?.focus();
  }, [answersLivePage, first]);

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
