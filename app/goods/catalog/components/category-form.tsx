import type { Texts } from "#app/lib/edit.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { categoryFields } from "../pages/desk/category-fields.ts";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { FieldError, FieldHint } from "#app/ui/field-message.tsx";
import { describedBy, fieldId } from "#app/ui/field-wiring.ts";
import type { AreaLook } from "../views/area-looks.ts";
import type { ShownLook } from "../views/shown-look.ts";
import { LookPicture } from "./look-picture.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";

type LookChoice = { look: AreaLook | null; shown: ShownLook };

type CategoryFormProps = {
  /** The category's former addresses. */
  former: readonly string[];
  looks: readonly LookChoice[];
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
};

export function CategoryForm({ former, looks, stored, typed, errors }: CategoryFormProps) {
  return (
    <EditForm
      actions={<IntentStep intent="save">{say.save}</IntentStep>}
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

const NAME = "look";

type LookFieldProps = {
  choices: readonly LookChoice[];
  value: string | undefined;
  error: string | undefined;
};

/** The first choice has the id, because the error summary links to it. */
function LookField({ choices, value = "", error }: LookFieldProps) {
  const id = fieldId(NAME);
  return (
    <fieldset aria-describedby={describedBy(id, { error, hint: say.lookHint })}>
      <legend className="mb-1.5 font-semibold">{say.look}</legend>
      <FieldHint id={id}>{say.lookHint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {choices.map(({ look, shown }, index) => {
          const [label, hint] = look ? say.looks[look] : say.noLook;
          return (
            <ChoiceCard
              aria-invalid={error ? true : undefined}
              aside={<LookPicture look={shown} />}
              defaultChecked={value === (look ?? "")}
              hint={hint}
              id={index === 0 ? id : undefined}
              key={label}
              label={label}
              name={NAME}
              type="radio"
              value={look ?? ""}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
