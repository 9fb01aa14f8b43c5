import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { documentFields } from "../pages/desk/document-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";

type DocumentFormProps = {
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  /** The version that publishing creates. */
  next: number;
};

export function DocumentForm({ stored, typed, errors, next }: DocumentFormProps) {
  const intent = useNavigation().formData?.get("intent");
  return (
    <div className="grid content-start gap-5">
      <EditForm
        actions={
          <>
            <Button name="intent" pending={intent === "publish"} value="publish">
              {say.publishVersion(next)}
            </Button>
            <Button
              name="intent"
              pending={intent === "preview"}
              value="preview"
              variant="secondary"
            >
              {say.preview}
            </Button>
          </>
        }
        fields={documentFields}
        stored={stored}
        typed={typed}
      >
        {(values) => (
          <>
            <ErrorSummary errors={errors} title={say.check} />
            <Field error={errors["title"]} label={say.field.title} name="title">
              <Input defaultValue={values["title"]} required />
            </Field>
            <Field
              error={errors["body"]}
              hint={say.field.bodyHint}
              label={say.field.body}
              name="body"
            >
              <Textarea className="max-h-[70vh] min-h-96" defaultValue={values["body"]} required />
            </Field>
          </>
        )}
      </EditForm>
      <p className="measure text-sm text-ink-soft">{say.publishHint}</p>
    </div>
  );
}
