import { Form } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { synonymMessages as say } from "../texts/staff-search-words.ts";
import { IntentStep } from "#app/ui/intent-form.tsx";

type SynonymFormProps = {
  values?: Texts | undefined;
  errors?: Texts | undefined;
};

export function SynonymForm({ values = {}, errors = {} }: SynonymFormProps) {
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <h2 className="text-xl">{say.addTitle}</h2>
      <ErrorSummary errors={{ typed: errors["typed"], means: errors["means"] }} title={say.check} />
      <Field error={errors["typed"]} hint={say.typedHint} label={say.typed} name="typed">
        <Input autoComplete="off" defaultValue={values["typed"]} maxLength={80} required />
      </Field>
      <Field error={errors["means"]} hint={say.meansHint} label={say.means} name="means">
        <Input autoComplete="off" defaultValue={values["means"]} maxLength={80} required />
      </Field>
      <div>
        <IntentStep intent="add">{say.add}</IntentStep>
      </div>
    </Form>
  );
}
