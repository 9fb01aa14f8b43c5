import { href } from "react-router";
import { NameFields, PhoneField } from "#app/selling/checkout/components/address-fields.tsx";
import { PlaceFields } from "#app/selling/checkout/components/place-fields.tsx";
import { summariseErrors } from "#app/selling/checkout/views/summarise-errors.ts";
import { addressMessages as say } from "../../../texts/shopper-addresses.ts";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LinkButton } from "#app/ui/button.tsx";

export type RefusedAddress = {
  values?: Readonly<Record<string, string>> | undefined;
  errors?: Readonly<Record<string, string>> | undefined;
  message?: string | undefined;
};

type AddressFormProps = {
  title: string;
  /** Hidden fields: the key of a new address, or the version of an edited one. */
  envelope: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  provinces: readonly string[];
  refused: RefusedAddress | undefined;
};

/** A saved address, with the fields of the checkout's delivery address. */
export function AddressForm({ title, envelope, provinces, refused, ...shown }: AddressFormProps) {
  const values = refused?.values ?? shown.values;
  const errors = refused?.errors ?? {};
  const summary = summariseErrors(errors);
  return (
    <Card as="section" className="my-4 grid max-w-form gap-5" padding="roomy">
      <h2 className="text-xl">{title}</h2>
      {refused?.message && <Notice tone="error">{refused.message}</Notice>}
      <ErrorSummary errors={summary.errors} title={summary.title} />
      <IntentForm className="grid gap-5" intent="save">
        {Object.entries(envelope).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <NameFields errors={errors} values={values} />
        <PlaceFields errors={errors} provinces={provinces} values={values} />
        <PhoneField errors={errors} values={values} />
        <div className="flex flex-wrap gap-3">
          <IntentButton>{say.save}</IntentButton>
          <LinkButton to={href("/portal/addresses")} variant="secondary">
            {say.back}
          </LinkButton>
        </div>
      </IntentForm>
    </Card>
  );
}
