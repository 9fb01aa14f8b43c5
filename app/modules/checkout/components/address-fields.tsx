import { Field, Input } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { EmailField } from "./email-field.tsx";
import { FormSection } from "./form-section.tsx";
import { PlaceFields } from "./place-fields.tsx";

type FieldsProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

export function ContactFields({ values, errors }: FieldsProps) {
  return (
    <FormSection title={say.contact}>
      <EmailField defaultValue={values["email"]} error={errors["email"]} />
      <PhoneField errors={errors} values={values} />
    </FormSection>
  );
}

export function PhoneField({ values, errors }: FieldsProps) {
  return (
    <Field
      error={errors["phone"]}
      hint={say.phoneHint}
      label={say.fields.phone}
      name="phone"
      note={say.optional}
    >
      <Input
        autoComplete="tel"
        defaultValue={values["phone"]}
        inputMode="tel"
        maxLength={30}
        type="tel"
      />
    </Field>
  );
}

type DeliveryFieldsProps = FieldsProps & { provinces: readonly string[] };

export function DeliveryFields({ values, errors, provinces }: DeliveryFieldsProps) {
  return (
    <FormSection lead={say.deliveryLead} title={say.delivery}>
      <NameFields errors={errors} values={values} />
      <PlaceFields errors={errors} provinces={provinces} values={values} />
    </FormSection>
  );
}

export function NameFields({ values, errors }: FieldsProps) {
  const field = (name: "firstName" | "lastName") => ({
    error: errors[name],
    label: say.fields[name],
    name,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field {...field("firstName")}>
        <Input
          autoComplete="given-name"
          defaultValue={values["firstName"]}
          maxLength={80}
          required
        />
      </Field>
      <Field {...field("lastName")}>
        <Input
          autoComplete="family-name"
          defaultValue={values["lastName"]}
          maxLength={80}
          required
        />
      </Field>
    </div>
  );
}
