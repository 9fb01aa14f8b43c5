import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { changeOrderMessages as say } from "../texts/shopper-changes.ts";
import { summariseErrors } from "../views/summarise-errors.ts";
import { NameFields, PhoneField } from "./address-fields.tsx";
import { FormSection } from "./form-section.tsx";
import { PlaceFields } from "./place-fields.tsx";

type ChangeAddressFormProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  provinces: readonly string[];
};

/** The delivery fields of checkout, filled with the order's values. */
export function ChangeAddressForm({ values, errors, provinces }: ChangeAddressFormProps) {
  const summary = summariseErrors(errors);
  return (
    <IntentForm className="grid max-w-form gap-5" intent="address">
      <ErrorSummary errors={summary.errors} title={summary.title} />
      <FormSection lead={say.addressLead} title={say.address}>
        <NameFields errors={errors} values={values} />
        <PlaceFields errors={errors} provinces={provinces} values={values} />
        <PhoneField errors={errors} values={values} />
      </FormSection>
      <div>
        <IntentButton>{say.saveAddress}</IntentButton>
      </div>
    </IntentForm>
  );
}
