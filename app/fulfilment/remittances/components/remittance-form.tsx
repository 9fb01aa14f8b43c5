import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput, Select } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { remittanceMessages } from "../texts/staff.ts";

type RemittanceFormProps = {
  carriers: readonly string[];
  carrier: string | undefined;
  errors: Readonly<Record<string, string>>;
};

const { upload: say } = remittanceMessages;

/** A plain form, so that the browser itself sends the file. */
export function RemittanceForm({ carriers, carrier, errors }: RemittanceFormProps) {
  const [busy, start] = useBusy();
  return (
    <section className="grid max-w-form gap-5">
      <h2 className="text-xl">{say.title}</h2>
      <Form
        className="grid gap-5"
        encType="multipart/form-data"
        method="post"
        noValidate
        onSubmit={start}
        reloadDocument
      >
        <ErrorSummary errors={errors} title={say.check} />
        <Field error={errors["carrier"]} label={say.carrier} name="carrier">
          <Select defaultValue={carrier ?? ""} required>
            <option value="">{say.choose}</option>
            {carriers.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field error={errors["file"]} hint={say.fileHint} label={say.file} name="file">
          <FileInput accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values" required />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button pending={busy}>{say.submit}</Button>
          <p className="text-sm text-ink-soft">{say.submitHint}</p>
        </div>
      </Form>
    </section>
  );
}
