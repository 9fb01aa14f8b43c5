import { useNavigation, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { COLD_CASH } from "#app/running/settings/rules/cash-terms.ts";
import { paymentSettingsMessages as say } from "../texts/staff-settings.ts";
import { paymentSettingsFields } from "../pages/desk/payment-settings-fields.ts";
import type { OfferState } from "../views/explain-offers.ts";
import { BANK_ACCOUNT } from "../rules/offered-methods.ts";

type PaymentSettingsFormProps = {
  offers: Record<PaymentMethod, OfferState>;
  stored: Texts;
  mayWrite: boolean;
  typed: Texts | undefined;
  errors: Texts | undefined;
};

const tones: Record<OfferState, Tone> = {
  offered: "success",
  up_to_limit: "success",
  off: "neutral",
  no_gateway: "warning",
  no_account: "warning",
};

export function PaymentSettingsForm(props: PaymentSettingsFormProps) {
  const { offers, stored, mayWrite, typed, errors = {} } = props;
  const isSending = useNavigation().formData?.get("intent") === "save";
  return (
    <EditForm
      action={href("/admin/settings/payments")}
      actions={mayWrite && <Button pending={isSending}>{say.save}</Button>}
      fields={paymentSettingsFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <fieldset
          aria-describedby={mayWrite ? undefined : "read-only"}
          className="grid gap-6"
          disabled={!mayWrite}
        >
          <input name="intent" type="hidden" value="save" />
          <PaymentFields errors={errors} offers={offers} values={values} />
        </fieldset>
      )}
    </EditForm>
  );
}

type PaymentFieldsProps = {
  offers: Record<PaymentMethod, OfferState>;
  values: Texts;
  errors: Texts;
};

function PaymentFields({ offers, values, errors }: PaymentFieldsProps) {
  return (
    <>
      <ErrorSummary errors={errors} title={say.failed} />
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{say.methods}</h2>
        <ul className="grid gap-4">
          {PAYMENT_METHODS.map((method) => (
            <li className="grid gap-1 border-t border-line pt-3" key={method}>
              <CheckboxField
                defaultChecked={Boolean(values[`pay_${method}`])}
                hint={offers[method] === "offered" ? undefined : say.needs[method]}
                label={orderMessages.method[method]}
                name={`pay_${method}`}
              />
              <p className="flex gap-2 pl-9 text-sm">
                <Badge look="plain" tone={tones[offers[method]]}>
                  <span className="whitespace-normal">{say.states[offers[method]]}</span>
                </Badge>
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-xl">{say.account}</h2>
          <p className="text-ink-soft">{say.accountLead}</p>
        </div>
        {BANK_ACCOUNT.map((name) => (
          <Field error={errors[name]} key={name} label={say.fields[name]} name={name}>
            <Input autoComplete="off" defaultValue={values[name]} maxLength={200} />
          </Field>
        ))}
        <Field
          error={errors["bank_instructions"]}
          hint={say.instructionsHint}
          label={say.fields.bank_instructions}
          name="bank_instructions"
          note={say.optional}
        >
          <Textarea defaultValue={values["bank_instructions"]} maxLength={2_000} />
        </Field>
      </Card>
      <CashFields errors={errors} values={values} />
    </>
  );
}

function CashFields({ values, errors }: Omit<PaymentFieldsProps, "offers">) {
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{say.cash}</h2>
        <p className="text-ink-soft">{say.cashLead}</p>
      </div>
      <Field
        error={errors["cod_max_amount"]}
        hint={say.cashHint}
        label={say.fields.cod_max_amount}
        name="cod_max_amount"
      >
        <Input defaultValue={values["cod_max_amount"]} inputMode="numeric" />
      </Field>
      <Field
        error={errors["cod_cold"]}
        hint={say.coldCashHint}
        label={say.fields.cod_cold}
        name="cod_cold"
      >
        <Select defaultValue={values["cod_cold"]}>
          {COLD_CASH.map((whose) => (
            <option key={whose} value={whose}>
              {say.coldCash[whose]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        error={errors["cod_cold_days"]}
        hint={say.coldDaysHint}
        label={say.fields.cod_cold_days}
        name="cod_cold_days"
      >
        <Input defaultValue={values["cod_cold_days"]} inputMode="numeric" />
      </Field>
      <Field
        error={errors["cod_remit_days"]}
        hint={say.remitHint}
        label={say.fields.cod_remit_days}
        name="cod_remit_days"
      >
        <Input defaultValue={values["cod_remit_days"]} inputMode="numeric" />
      </Field>
    </Card>
  );
}
