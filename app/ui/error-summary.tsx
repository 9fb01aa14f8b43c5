import { fieldId } from "./field-wiring.ts";

export type SummaryError = { field: string; message: string };

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryError[];
  /** Changes with every answer of the server, so that the same mistake takes the focus again. */
  attempt?: string | number | undefined;
};

/** Stands first in its form, takes the focus when it appears, and leads to each field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const said = errors.map((error) => error.message).join("\n");
  return (
    <div
      className="rounded-card border border-error bg-error-soft px-5 py-4"
      key={`${attempt}\n${said}`}
      ref={takeFocus}
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

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}
