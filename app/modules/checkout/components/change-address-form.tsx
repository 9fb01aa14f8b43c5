import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
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

/** The fields of the checkout's delivery, with what the order has. */
export function ChangeAddressForm({ values, errors, provinces }: ChangeAddressFormProps) {
  const { pathname } = useLocation();
  const sending = useNavigation().formData?.get("intent") === "address";
  const summary = summariseErrors(errors);
  return (
    <Form action={pathname} className="grid max-w-form gap-5" method="post" noValidate>
      <input name="intent" type="hidden" value="address" />
      <ErrorSummary errors={summary.errors} title={summary.title} />
      <FormSection lead={say.addressLead} title={say.address}>
        <NameFields errors={errors} values={values} />
        <PlaceFields errors={errors} provinces={provinces} values={values} />
        <PhoneField errors={errors} values={values} />
      </FormSection>
      <div>
        <Button pending={sending}>{say.saveAddress}</Button>
      </div>
    </Form>
  );
}
