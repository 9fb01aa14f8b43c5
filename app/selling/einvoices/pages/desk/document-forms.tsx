import type { Texts } from "#app/lib/edit.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { eInvoiceMessages as say } from "../../texts/staff.ts";
import { correctionFields } from "./correction-fields.ts";
import type { DocumentAnswer } from "./submit-document.server.ts";

type FormProps = { answer: DocumentAnswer; stored: Texts };

export function CorrectionForm({ answer, stored }: FormProps) {
  const errors = answer.intent === "correct" ? (answer.errors ?? {}) : {};
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.correct}</h2>
      <p className="measure text-ink-soft">{say.correctHint}</p>
      <IntentForm className="grid max-w-form gap-5" intent="correct">
        <ErrorSummary errors={errors} title={say.check} />
        <FormFields
          errors={errors}
          fields={correctionFields}
          values={answer.intent === "correct" ? (answer.values ?? stored) : stored}
        />
        <IntentButton className="justify-self-start">{say.correctNow}</IntentButton>
      </IntentForm>
    </Card>
  );
}

export function AnswerForm({ answer }: Pick<FormProps, "answer">) {
  const { errors = {}, values = {} } = answer.intent === "record" ? answer : {};
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.record}</h2>
      <p className="measure text-ink-soft">{say.recordHint}</p>
      <IntentForm className="grid max-w-form gap-5" intent="record">
        <Field error={errors["result"]} label={say.result} name="result">
          <Select defaultValue={values["result"]} required>
            <option value="accepted">{say.results.accepted}</option>
            <option value="rejected">{say.results.rejected}</option>
          </Select>
        </Field>
        <Field error={errors["says"]} hint={say.saysHint} label={say.says} name="says">
          <Input defaultValue={values["says"]} maxLength={300} />
        </Field>
        <IntentButton className="justify-self-start" variant="secondary">
          {say.recordNow}
        </IntentButton>
      </IntentForm>
    </Card>
  );
}
