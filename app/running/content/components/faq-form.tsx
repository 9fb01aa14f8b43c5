import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { faqFields } from "../pages/desk/faq-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
import { Choices } from "./choices.tsx";
import { FAQ_CATEGORIES, LIVE_FACTS } from "../views/faq-terms.ts";

type FaqFormProps = {
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  isNew: boolean;
};

export function FaqForm({ stored, typed, errors, isNew }: FaqFormProps) {
  const intent = useNavigation().formData?.get("intent");
  return (
    <EditForm
      actions={
        <>
          <Button name="intent" pending={intent === "save"} value="save">
            {say.saveQuestion}
          </Button>
          <Button name="intent" pending={intent === "preview"} value="preview" variant="secondary">
            {say.preview}
          </Button>
        </>
      }
      className="max-w-form"
      fields={faqFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.check} />
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
        </>
      )}
    </EditForm>
  );
}
