import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { categoryFields } from "../admin/category-fields.ts";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import { LookField } from "./look-field.tsx";
import type { LookChoice } from "./look-field.tsx";

type CategoryFormProps = {
  /** Addresses it had before. */
  former: readonly string[];
  looks: readonly LookChoice[];
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
};

export function CategoryForm({ former, looks, stored, typed, errors }: CategoryFormProps) {
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === "save";
  return (
    <EditForm
      actions={
        <Button name="intent" pending={pending} value="save">
          {say.save}
        </Button>
      }
      className="max-w-3xl"
      fields={categoryFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.check} />
          <Field error={errors["name"]} label={say.name} name="name">
            <Input autoComplete="off" defaultValue={values["name"]} maxLength={80} required />
          </Field>
          <Field
            error={errors["slug"]}
            hint={say.slugHint + (former.length > 0 ? say.formerSlugs(former) : "")}
            label={say.slug}
            name="slug"
            note={say.optional}
          >
            <Input
              autoCapitalize="none"
              autoComplete="off"
              defaultValue={values["slug"]}
              maxLength={80}
              spellCheck={false}
            />
          </Field>
          <Field
            error={errors["description"]}
            hint={say.descriptionHint}
            label={say.description}
            name="description"
            note={say.optional}
          >
            <Textarea defaultValue={values["description"]} maxLength={300} rows={2} />
          </Field>
          <LookField choices={looks} error={errors["look"]} value={values["look"]} />
          <CheckboxField
            defaultChecked={values["isActive"] === "on"}
            error={errors["isActive"]}
            hint={say.showHint}
            label={say.showToShoppers}
            name="isActive"
          />
        </>
      )}
    </EditForm>
  );
}
