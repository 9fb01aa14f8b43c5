import { useState, type SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { transferMessages as say } from "../texts/shopper.ts";
import { MAX_PROOF_BYTES, PROOF_FIELD, PROOF_TYPES } from "../rules/transfer-terms.ts";

type ProofFormProps = { action: string; error: string | undefined };

/** A plain form, so that the browser itself sends the file and follows the answer. */
export function ProofForm({ action, error: answered }: ProofFormProps) {
  const [busy, start] = useBusy();
  const [error, setError] = useState(answered);
  const [attempt, setAttempt] = useState(0);

  function check(event: SubmitEvent<HTMLFormElement>) {
    const problem = problemOf(new FormData(event.currentTarget).get(PROOF_FIELD));
    if (!problem) return start();
    event.preventDefault();
    setError(problem);
    setAttempt(attempt + 1);
  }

  return (
    <form
      action={action}
      className="grid gap-4"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={check}
    >
      <ErrorSummary attempt={attempt} errors={{ [PROOF_FIELD]: error }} title={say.checkTitle} />
      <Field error={error} hint={say.fileHint} label={say.file} name={PROOF_FIELD}>
        <FileInput accept={PROOF_TYPES} required />
      </Field>
      <p className="text-sm text-ink-soft">{say.private}</p>
      <div>
        <Button pending={busy}>{say.send}</Button>
      </div>
    </form>
  );
}

/** Checked before a slow connection sends the whole file. The server checks again. */
function problemOf(file: FormDataEntryValue | null): string | undefined {
  if (!(file instanceof File) || file.name === "") return say.errors.missing;
  return file.size > MAX_PROOF_BYTES ? say.errors.too_large : undefined;
}
