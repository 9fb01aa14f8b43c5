import { Field, Input } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../messages.ts";
import { EmailField } from "./email-field.tsx";
import { FormSection } from "./form-section.tsx";

type FieldsProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

export function ContactFields({ values, errors }: FieldsProps) {
  return (
    <FormSection title={say.contact}>
      <EmailField defaultValue={values["email"]} error={errors["email"]} />
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
    </FormSection>
  );
}

export function DeliveryFields({ values, errors }: FieldsProps) {
  const field = (name: "firstName" | "lastName" | "address" | "city" | "postalCode") => ({
    error: errors[name],
    label: say.fields[name],
    name,
  });
  return (
    <FormSection lead={say.deliveryLead} title={say.delivery}>
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
      <Field {...field("address")} hint={say.addressHint}>
        <Input
          autoComplete="street-address"
          defaultValue={values["address"]}
          maxLength={200}
          required
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field {...field("city")}>
          <Input
            autoComplete="address-level2"
            defaultValue={values["city"]}
            maxLength={100}
            required
          />
        </Field>
        <Field {...field("postalCode")} note={say.optional}>
          <Input
            autoComplete="postal-code"
            defaultValue={values["postalCode"]}
            inputMode="numeric"
            maxLength={4}
          />
        </Field>
      </div>
    </FormSection>
  );
}
