import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { synonymMessages as say } from "../texts/staff-search-words.ts";

type SynonymFormProps = {
  values?: Texts | undefined;
  errors?: Texts | undefined;
};

export function SynonymForm({ values = {}, errors = {} }: SynonymFormProps) {
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === "add";
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
        <Button name="intent" pending={pending} value="add">
          {say.add}
        </Button>
      </div>
    </Form>
  );
}
