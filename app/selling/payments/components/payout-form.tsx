import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { PROVIDERS } from "../rules/providers.ts";
import { PROVIDER_NAMES } from "../texts/staff-providers.ts";
import { payoutMessages as say } from "../texts/staff-reconciliation.ts";

type PayoutFormProps = {
  errors: Readonly<Record<string, string>>;
  provider: string | undefined;
};

const OPTIONS = PROVIDERS.map((value) => ({ value, label: PROVIDER_NAMES[value] }));

/** A plain form, so that the browser itself sends the file. */
export function PayoutForm({ errors, provider }: PayoutFormProps) {
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
      <RadioGroup
        defaultValue={provider}
        error={errors["provider"]}
        legend={say.provider}
        name="provider"
        options={OPTIONS}
        required
      />
      <Field error={errors["file"]} hint={say.fileHint} label={say.file} name="file">
        <FileInput accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values" required />
      </Field>
      <Button className="justify-self-start" pending={busy}>
        {say.upload}
      </Button>
    </Form>
  );
}
