import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { typeFields } from "../admin/type-fields.ts";
import { CHANNELS } from "../rules/booking-terms.ts";

type TypeFormProps = {
  slug: string;
  title: string;
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
};

/** One kind of consultation. */
export function TypeForm({ slug, title, stored, typed, errors }: TypeFormProps) {
  const sent = useNavigation().formData?.get("slug") === slug;
  const listed = Object.entries(errors).map(([field, message]) => ({
    field: `${slug}-${field}`,
    message,
  }));
  const named = typeFields.map(({ name, label }) => ({ name: `${slug}-${name}`, label }));
  return (
    <Card as="section">
      <EditForm
        actions={
          <Button pending={sent} variant="secondary">
            {say.saveType(title)}
          </Button>
        }
        fields={typeFields}
        stored={stored}
        typed={typed}
      >
        {(values) => (
          <>
            <h2 className="text-xl">{title}</h2>
            <ErrorSummary errors={listed} fields={named} title={say.check} />
            <input name="slug" type="hidden" value={slug} />
            <TypeFields errors={errors} slug={slug} values={values} />
          </>
        )}
      </EditForm>
    </Card>
  );
}

type TypeFieldsProps = { slug: string; values: Texts; errors: Texts };

/** The ids name the type, since several such forms share a page. */
function TypeFields({ slug, values, errors }: TypeFieldsProps) {
  const idOf = (name: string) => fieldId(`${slug}-${name}`);
  const line = (name: string, label: string, input: ComponentProps<typeof Input> = {}) => (
    <Field error={errors[name]} id={idOf(name)} label={label} name={name}>
      <Input autoComplete="off" defaultValue={values[name]} required {...input} />
    </Field>
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        {line("name", say.typeName, { maxLength: 60 })}
        {line("minutes", say.minutes, { inputMode: "numeric" })}
        <Field error={errors["channel"]} id={idOf("channel")} label={say.channel} name="channel">
          <Select defaultValue={values["channel"]}>
            {CHANNELS.map((channel) => (
              <option key={channel} value={channel}>
                {say.channels[channel]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        {line("fee", say.typeFee, { inputMode: "decimal" })}
        <Field
          error={errors["currency"]}
          id={idOf("currency")}
          label={say.currency}
          name="currency"
        >
          <Select defaultValue={values["currency"]}>
            <option>USD</option>
            <option>PHP</option>
          </Select>
        </Field>
      </div>
      <CheckboxField
        defaultChecked={values["isActive"] === "on"}
        id={idOf("isActive")}
        label={say.offered}
        name="isActive"
      />
    </>
  );
}
