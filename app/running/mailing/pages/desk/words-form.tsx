import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { mailTexts as say } from "./texts.ts";
import type { openTemplate } from "./open-template.server.ts";

type TemplateView = Awaited<ReturnType<typeof openTemplate>>;
type WordsFormProps = Pick<TemplateView, "fields" | "stored" | "next" | "isWorded"> & {
  typed: Texts | undefined;
  errors: Texts;
};

/** The texts of a mail, in the mail's order. */
export function WordsForm({ fields, stored, next, isWorded, typed, errors }: WordsFormProps) {
  const intent = useNavigation().formData?.get("intent");
  const button = (value: string, label: string, isMain = false) => (
    <Button
      name="intent"
      pending={intent === value}
      value={value}
      variant={isMain ? "primary" : "secondary"}
    >
      {label}
    </Button>
  );
  return (
    <div className="grid content-start gap-5">
      <EditForm
        actions={
          <>
            {button("save", say.save(next), true)}
            {button("preview", say.preview)}
            {isWorded && button("reset", say.reset)}
          </>
        }
        fields={fields}
        stored={stored}
        typed={typed}
      >
        {(values) => (
          <>
            <ErrorSummary errors={errors} title={say.check} />
            {fields.map(({ name, label, kind, pattern }) => (
              <Field
                error={errors[name]}
                hint={values[name] === pattern ? undefined : say.asDelivered(pattern)}
                key={name}
                label={label}
                name={name}
              >
                {kind === "long" ? (
                  <Textarea defaultValue={values[name]} rows={3} />
                ) : (
                  <Input defaultValue={values[name]} />
                )}
              </Field>
            ))}
          </>
        )}
      </EditForm>
      <p className="measure text-sm text-ink-soft">
        {say.emptyHint} {say.versionHint} {say.sentHint} {say.readOnly}
      </p>
    </div>
  );
}
