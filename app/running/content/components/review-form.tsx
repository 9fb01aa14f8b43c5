import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { contentAdminMessages as say } from "../texts/staff.ts";

type Texts = Readonly<Record<string, string>>;
type ReviewFormProps = {
  lead: string;
  version: string | number;
  errors?: Texts | undefined;
  values?: Texts | undefined;
};

/** A clinician's review of one version: name, credentials and date. */
export function ReviewForm({ lead, version, errors = {}, values = {} }: ReviewFormProps) {
  const pending = useNavigation().formData?.get("intent") === "review";
  return (
    <Form className="grid gap-4" method="post" noValidate>
      <p className="text-sm text-ink-soft">{lead}</p>
      <ErrorSummary errors={errors} title={say.check} />
      <input name="version" type="hidden" value={version} />
      <Field error={errors["reviewer"]} label={say.field.reviewer} name="reviewer">
        <Input defaultValue={values["reviewer"]} maxLength={100} required />
      </Field>
      <Field
        error={errors["credentials"]}
        hint={say.field.credentialsHint}
        label={say.field.credentials}
        name="credentials"
      >
        <Input defaultValue={values["credentials"]} maxLength={200} required />
      </Field>
      <Field error={errors["reviewedOn"]} label={say.field.reviewedOn} name="reviewedOn">
        <Input defaultValue={values["reviewedOn"]} required type="date" />
      </Field>
      <Button name="intent" pending={pending} value="review" variant="secondary">
        {say.recordReview}
      </Button>
    </Form>
  );
}
