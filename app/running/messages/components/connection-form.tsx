import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormFields } from "#app/ui/form-fields.tsx";
import { IntentButton, IntentForm, IntentStep } from "#app/ui/intent-form.tsx";
import { connectionFields } from "../pages/desk/connection-fields.ts";
import { messagesTexts as say } from "../texts/staff.ts";

type ConnectionFormProps = {
  answer: EditAnswer;
  shown: { isDemo: boolean; keyEnd: string | null; values: Texts };
};

/** A stored key is never shown again. */
export function ConnectionForm({ answer, shown }: ConnectionFormProps) {
  const { errors = {}, values: typed } = answer;
  const fields = connectionFields(shown.isDemo, shown.keyEnd);
  return (
    <section className="grid max-w-form gap-4">
      <h2 className="font-text text-xl">{say.settings}</h2>
      <EditForm
        actions={<IntentStep intent="save">{say.save}</IntentStep>}
        fields={fields}
        stored={shown.values}
        typed={typed}
      >
        {(values) => (
          <>
            <ErrorSummary errors={errors} title={say.check} />
            <FormFields errors={errors} fields={fields} values={values} />
          </>
        )}
      </EditForm>
    </section>
  );
}

/** Folded, so that no one turns texts off by a single press. */
export function OffForm() {
  return (
    <details className="max-w-form border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.off}</summary>
      <IntentForm className="grid justify-items-start gap-4 pt-2" intent="off">
        <p className="measure">{say.offHint}</p>
        <IntentButton variant="danger">{say.offNow}</IntentButton>
      </IntentForm>
    </details>
  );
}
