import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { NameFields, PhoneField } from "../../components/address-fields.tsx";
import { FormSection } from "../../components/form-section.tsx";
import { PlaceFields } from "../../components/place-fields.tsx";
import { staffChangeMessages as say } from "../../texts/staff-changes.ts";
import { staffOrderMessages as staff } from "../../texts/staff-order.ts";
import { summariseErrors } from "../../views/summarise-errors.ts";
import { errorsForStaff, wordForStaff } from "./word-for-staff.ts";

type EditAddressFormProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** A fingerprint of the address when the form was opened. */
  mark: string;
  provinces: readonly string[];
};

export function EditAddressForm({ values, mark, provinces, ...props }: EditAddressFormProps) {
  const summary = summariseErrors(props.errors);
  const errors = errorsForStaff(props.errors);
  return (
    <IntentForm className="grid gap-5" intent="address">
      <input name="mark" type="hidden" value={mark} />
      <ErrorSummary
        errors={summary.errors.map(({ field, message }) => ({
          field,
          message: wordForStaff(message),
        }))}
        title={summary.title}
      />
      <FormSection lead={say.addressLead} title={say.address}>
        <NameFields errors={errors} values={values} />
        <PlaceFields errors={errors} finder={staff.finder} provinces={provinces} values={values} />
        <PhoneField errors={errors} hint={staff.hints.phoneHint} values={values} />
      </FormSection>
      <div>
        <IntentButton>{say.saveAddress}</IntentButton>
      </div>
    </IntentForm>
  );
}
