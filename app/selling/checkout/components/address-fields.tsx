import { fieldMessages } from "#app/people/customers/texts/shopper-fields.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EmailInput, Field, Input } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { FormSection } from "./form-section.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { useRef, useState, type ReactNode } from "react";
import { suggestEmail } from "../rules/suggest-email.ts";

type FieldsProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

type ContactFieldsProps = FieldsProps & {
  /** Offers the checkbox for news by email. */
  offersNews?: boolean;
  /** Hints for staff, who fill in the form for a buyer. */
  hints?: { emailHint: string; phoneHint: string };
};

export function ContactFields(props: ContactFieldsProps) {
  const { values, errors, offersNews = false, hints = say } = props;
  return (
    <FormSection title={say.contact}>
      <EmailField defaultValue={values["email"]} error={errors["email"]} hint={hints.emailHint} />
      <PhoneField errors={errors} hint={hints.phoneHint} values={values} />
      {offersNews && (
        <CheckboxField
          defaultChecked={values["marketing"] === "yes"}
          error={errors["marketing"]}
          label={fieldMessages.marketing}
          name="marketing"
          value="yes"
        />
      )}
    </FormSection>
  );
}

type PhoneFieldProps = FieldsProps & { hint?: string };

export function PhoneField({ values, errors, hint = say.phoneHint }: PhoneFieldProps) {
  return (
    <Field
      error={errors["phone"]}
      hint={hint}
      label={say.fields.phone}
      name="phone"
      note={say.phoneNote}
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

type DeliveryFieldsProps = FieldsProps & { provinces: readonly string[]; saved: ReactNode };

export function DeliveryFields({ values, errors, provinces, saved }: DeliveryFieldsProps) {
  return (
    <FormSection lead={say.deliveryLead} title={say.delivery}>
      {saved}
      <NameFields errors={errors} values={values} />
      <PlaceFields errors={errors} provinces={provinces} values={values} />
      <Field
        error={errors["notes"]}
        hint={say.notesHint}
        label={say.fields.notes}
        name="notes"
        note={say.optional}
      >
        <Input defaultValue={values["notes"]} maxLength={200} />
      </Field>
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

type EmailFieldProps = {
  defaultValue: string | undefined;
  error: string | undefined;
  hint: string;
};

/** Asks about likely typing errors in the email address, since all news of the order go there. */
function EmailField({ defaultValue, error, hint }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();

  function accept() {
    if (!input.current || meant === undefined) return;
    input.current.value = meant;
    input.current.focus();
    setMeant(undefined);
  }

  const question = meant !== undefined && (
    <button
      className="min-h-6 text-accent underline underline-offset-4"
      onClick={accept}
      type="button"
    >
      {say.didYouMean(meant)}
    </button>
  );
  return (
    <Field
      error={error}
      hint={<output>{question || hint}</output>}
      label={say.fields.email}
      name="email"
    >
      <EmailInput
        autoCapitalize="none"
        defaultValue={defaultValue}
        onBlur={(event) => setMeant(suggestEmail(event.target.value))}
        ref={input}
        spellCheck={false}
      />
    </Field>
  );
}
