import { useMemo, type ReactNode } from "react";
import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import type { ScopeChoices } from "#app/modules/discounts/queries/scope-choices.server.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { discountFields } from "./discount-fields.ts";
import { ScopeFields } from "./scope-fields.tsx";

type DiscountFormProps = {
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  choices: ScopeChoices;
};

export function DiscountForm({ stored, typed, errors, choices }: DiscountFormProps) {
  const { state, formData } = useNavigation();
  const fields = useMemo(() => discountFields(choices), [choices]);
  const pending = state === "submitting" && formData?.get("intent") === "save";
  return (
    <EditForm
      actions={
        <Button name="intent" pending={pending} value="save">
          {say.save}
        </Button>
      }
      className="max-w-form"
      fields={fields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.check} />
          <Field error={errors["code"]} hint={say.codeHint} label={say.code} name="code">
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              className="uppercase"
              defaultValue={values["code"]}
              maxLength={32}
              required
              spellCheck={false}
            />
          </Field>
          <OfferFields errors={errors} values={values} />
          <PeriodFields errors={errors} values={values} />
          <CheckboxField
            defaultChecked={values["first_order_only"] === "on"}
            hint={say.firstOrderHint}
            label={say.firstOrder}
            name="first_order_only"
          />
          <ScopeFields choices={choices} values={values} />
          <CheckboxField
            defaultChecked={values["is_active"] === "on"}
            error={errors["is_active"]}
            hint={say.isActiveHint}
            label={say.isActive}
            name="is_active"
          />
        </>
      )}
    </EditForm>
  );
}

type PartProps = { errors: Texts; values: Texts };

/** What it takes off, and how often. */
function OfferFields({ errors, values }: PartProps) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field error={errors["type"]} label={say.type} name="type">
        <Select defaultValue={values["type"]}>
          {Object.entries(say.types).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["value"]} hint={say.valueHint} label={say.value} name="value">
        <Input
          autoComplete="off"
          defaultValue={values["value"]}
          inputMode="decimal"
          maxLength={16}
          required
        />
      </Field>
      <OptionalField errors={errors} label={say.minimumAmount} name="minimum_amount">
        <Input
          autoComplete="off"
          defaultValue={values["minimum_amount"]}
          inputMode="decimal"
          maxLength={16}
        />
      </OptionalField>
      <Counted errors={errors} label={say.usageLimit} name="usage_limit" values={values} />
      <Counted
        errors={errors}
        label={say.perCustomerLimit}
        name="per_customer_limit"
        values={values}
      />
    </div>
  );
}

function PeriodFields({ errors, values }: PartProps) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <OptionalField errors={errors} label={say.startsAt} name="starts_at">
        <Input defaultValue={values["starts_at"]} type="datetime-local" />
      </OptionalField>
      <OptionalField errors={errors} hint={say.endsHint} label={say.endsAt} name="ends_at">
        <Input defaultValue={values["ends_at"]} type="datetime-local" />
      </OptionalField>
    </div>
  );
}

type OptionalFieldProps = {
  name: string;
  label: string;
  hint?: string;
  errors: Texts;
  children: ReactNode;
};

function OptionalField({ errors, ...field }: OptionalFieldProps) {
  return <Field {...field} error={errors[field.name]} note={say.optional} />;
}

function Counted({ values, ...field }: Omit<OptionalFieldProps, "children"> & { values: Texts }) {
  return (
    <OptionalField {...field} hint={say.empty}>
      <Input
        autoComplete="off"
        defaultValue={values[field.name]}
        inputMode="numeric"
        maxLength={7}
      />
    </OptionalField>
  );
}
