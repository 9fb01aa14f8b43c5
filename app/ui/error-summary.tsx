import { useLayoutEffect, useRef, useState } from "react";
import type { EditField } from "#app/lib/edit.ts";
import { fieldId } from "./field-wiring.ts";
import { useHydrated } from "./use-hydrated.ts";

export type SummaryError = { field: string; message: string };

type ErrorSummaryProps = {
  title: string;
  /** By field, in the order of the form; or a list, where its fields come in another order. */
  errors: Readonly<Record<string, string | undefined>> | readonly SummaryError[];
  /** What the fields are called, for messages that only make sense beside their field. */
  fields?: readonly Pick<EditField, "name" | "label">[];
  /** Changes with every answer of the server, so that the same mistake takes the focus again. */
  attempt?: string | number | undefined;
};

/** Stands first in its form, leads to each field, and gives the focus to the first of them. */
export function ErrorSummary({ title, errors, fields = [], attempt }: ErrorSummaryProps) {
  const wrong = isList(errors)
    ? errors
    : Object.entries(errors).flatMap(([field, message]) =>
        message === undefined ? [] : [{ field, message }],
      );
  const listed = wrong.map(({ field, message }) => {
    const label = fields.find(({ name }) => name === field)?.label;
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

  // With the message itself, not after the paint: by then somebody may have begun to type.
  useLayoutEffect(() => {
    // A page that came with its mistakes was there before its scripts: who is in a field stays there.
    if (!answersLivePage && document.activeElement !== document.body) return;
    // What is wrong with a field is read with it; without one the summary is read itself.
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
