import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { importMessages as say } from "../texts/staff.ts";

type ImportUploadProps = { error: string | undefined; hint: string };

/** A plain form, so that the browser sends the file. Its rows are previewed first. */
export function ImportUpload({ error, hint }: ImportUploadProps) {
  const [busy, start] = useBusy();
  return (
    <Form
      className="grid max-w-xl gap-4"
      encType="multipart/form-data"
      method="post"
      onSubmit={start}
      reloadDocument
    >
      <Field error={error} hint={hint} label={say.file} name="file">
        <FileInput accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values" />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button pending={busy}>{say.upload}</Button>
        <p className="text-sm text-ink-soft">{say.uploadHint}</p>
      </div>
    </Form>
  );
}
