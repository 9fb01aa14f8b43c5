import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { contentAdminMessages as say } from "../admin/messages.ts";
import { FAQ_CATEGORIES, LIVE_FACTS } from "../rules/faq-terms.ts";

type FaqFormProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
};

export function FaqForm({ values, errors, isNew }: FaqFormProps) {
  const intent = useNavigation().formData?.get("intent");
  return (
    <Form className="grid max-w-form content-start gap-5" method="post" noValidate>
      <ErrorSummary
        errors={Object.entries(errors).map(([field, message]) => ({ field, message }))}
        title={say.check}
      />
      <Field error={errors["question"]} label={say.field.question} name="question">
        <Input defaultValue={values["question"]} maxLength={200} required />
      </Field>
      {isNew && (
        <Field
          error={errors["slug"]}
          hint={say.field.faqSlugHint}
          label={say.field.slug}
          name="slug"
        >
          <Input defaultValue={values["slug"]} maxLength={80} required />
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field error={errors["category"]} label={say.field.category} name="category">
          <Choices chosen={values["category"]} from={FAQ_CATEGORIES} />
        </Field>
        <Field error={errors["position"]} label={say.field.position} name="position">
          <Input defaultValue={values["position"]} inputMode="numeric" required />
        </Field>
      </div>
      <Field
        error={errors["answer"]}
        hint={say.field.bodyHint}
        label={say.field.answer}
        name="answer"
      >
        <Textarea className="min-h-48" defaultValue={values["answer"]} required />
      </Field>
      <Field error={errors["live"]} label={say.field.live} name="live">
        <Choices chosen={values["live"]} from={LIVE_FACTS} />
      </Field>
      <CheckboxField
        defaultChecked={values["isShown"] === "yes"}
        label={say.field.isShown}
        name="isShown"
        value="yes"
      />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" pending={intent === "save"} value="save">
          {say.saveQuestion}
        </Button>
        <Button name="intent" pending={intent === "preview"} value="preview" variant="secondary">
          {say.preview}
        </Button>
      </div>
    </Form>
  );
}

type ChoicesProps = { from: Readonly<Record<string, string>>; chosen: string | undefined };

function Choices({ from, chosen }: ChoicesProps) {
  return (
    <Select defaultValue={chosen}>
      {Object.entries(from).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
