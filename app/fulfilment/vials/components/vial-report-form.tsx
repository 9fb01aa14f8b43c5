import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { COMPLAINTS } from "../rules/report-terms.ts";
import { vialTexts } from "../texts/shopper.ts";

const say = vialTexts.report;

const FIELDS = [
  { name: "complaint", label: say.complaint },
  { name: "message", label: say.message },
  { name: "contact", label: say.contact },
];

type VialReportFormProps = {
  formKey: string;
  failure: { errors: Texts; values: Texts } | undefined;
};

/** Closed at first, since most visitors who look up a vial have nothing to report. */
export function VialReportForm({ formKey, failure }: VialReportFormProps) {
  const pending = useNavigation().state === "submitting";
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <details className="border-y border-line py-2" open={failure !== undefined}>
      <summary className="flex min-h-12 items-center font-semibold">{say.title}</summary>
      <Form className="grid gap-5 pt-2 pb-4" method="post" noValidate>
        <p className="measure text-ink-soft">{say.lead}</p>
        <ErrorSummary errors={errors} fields={FIELDS} title={say.check} />
        <input name="key" type="hidden" value={values["key"] ?? formKey} />
        <RadioGroup
          defaultValue={values["complaint"]}
          error={errors["complaint"]}
          legend={say.complaint}
          name="complaint"
          options={COMPLAINTS.map((value) => ({ value, label: say.complaints[value] }))}
          required
        />
        <Field error={errors["message"]} hint={say.messageHint} label={say.message} name="message">
          <Textarea defaultValue={values["message"]} maxLength={2_000} required rows={4} />
        </Field>
        <Field
          error={errors["contact"]}
          hint={say.contactHint}
          label={say.contact}
          name="contact"
          note={say.optional}
        >
          <Input autoComplete="email" defaultValue={values["contact"]} maxLength={200} />
        </Field>
        <div>
          <Button pending={pending}>{say.send}</Button>
        </div>
      </Form>
    </details>
  );
}
