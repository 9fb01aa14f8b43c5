import { Field, Input, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PAYOUT_METHODS } from "../rules/payout-terms.ts";
import { ownPayoutMessages as say } from "../texts/shopper-payouts.ts";

type Texts = Readonly<Record<string, string | undefined>>;

/** The payout account of an affiliate. Stored details are never filled in. */
export function DetailsForm({ errors, values }: { errors: Texts; values: Texts }) {
  return (
    <IntentForm className="grid max-w-form gap-4" intent="save-details">
      <ErrorSummary errors={errors} title={say.check} />
      <Field error={errors["method"]} label={say.method} name="method">
        <Select defaultValue={values["method"] ?? "gcash"}>
          {PAYOUT_METHODS.map((method) => (
            <option key={method} value={method}>
              {say.methods[method]}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["holder"]} label={say.holder} name="holder">
        <Input autoComplete="off" defaultValue={values["holder"]} maxLength={120} />
      </Field>
      <Field error={errors["number"]} label={say.number} name="number">
        <Input autoComplete="off" inputMode="numeric" maxLength={30} />
      </Field>
      <Field error={errors["bank"]} hint={say.bankHint} label={say.bank} name="bank">
        <Input autoComplete="off" defaultValue={values["bank"]} maxLength={120} />
      </Field>
      <div>
        <IntentButton>{say.save}</IntentButton>
      </div>
    </IntentForm>
  );
}
