import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field, FileInput } from "./field.tsx";
import { useBusy } from "./use-busy.ts";

type TableFileFormProps = {
  say: {
    check: string;
    file: string;
    fileHint: string;
    submit: string;
    submitHint?: string;
  };
  errors: Readonly<Record<string, string>>;
  /** The fields above the file. */
  children?: ReactNode;
};

/** Takes a CSV file. A plain form, so that the browser itself sends the file. */
export function TableFileForm({ say, errors, children }: TableFileFormProps) {
  const [busy, start] = useBusy();
  return (
    <Form
      className="grid max-w-form gap-5"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={start}
      reloadDocument
    >
      <ErrorSummary errors={errors} title={say.check} />
      {children}
      <Field error={errors["file"]} hint={say.fileHint} label={say.file} name="file">
        <FileInput accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values" required />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button pending={busy}>{say.submit}</Button>
        {say.submitHint && <p className="text-sm text-ink-soft">{say.submitHint}</p>}
      </div>
    </Form>
  );
}
