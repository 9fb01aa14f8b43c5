import type { Texts } from "#app/lib/edit.ts";
import { batchMessages as say } from "#app/modules/discounts/texts/staff-batch.ts";
import { discountAdminMessages as words } from "#app/modules/discounts/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";

type BatchFormProps = { values: Texts; errors: Texts; pending: boolean };

export function BatchForm({ values, errors, pending }: BatchFormProps) {
  return (
    <>
      <ErrorSummary errors={errors} title={words.check} />
      <Field error={errors["name"]} hint={say.nameHint} label={say.name} name="name">
        <Input autoComplete="off" defaultValue={values["name"]} maxLength={60} required />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field
          error={errors["prefix"]}
          hint={say.prefixHint}
          label={say.prefix}
          name="prefix"
          note={words.optional}
        >
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            className="uppercase"
            defaultValue={values["prefix"]}
            maxLength={16}
            spellCheck={false}
          />
        </Field>
        <Field error={errors["count"]} label={say.count} name="count">
          <Input
            autoComplete="off"
            defaultValue={values["count"] ?? "100"}
            inputMode="numeric"
            maxLength={4}
            required
          />
        </Field>
        <OfferFields errors={errors} values={values} />
      </div>
      <div>
        <Button pending={pending}>{say.make}</Button>
      </div>
    </>
  );
}

/** What each code takes off, and until when. */
function OfferFields({ values, errors }: Omit<BatchFormProps, "pending">) {
  return (
    <>
      <Field error={errors["type"]} label={words.type} name="type">
        <Select defaultValue={values["type"] ?? "percentage"}>
          {Object.entries(words.types).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["value"]} hint={words.valueHint} label={words.value} name="value">
        <Input
          autoComplete="off"
          defaultValue={values["value"]}
          inputMode="decimal"
          maxLength={16}
          required
        />
      </Field>
      <Field
        error={errors["minimum_amount"]}
        label={words.minimumAmount}
        name="minimum_amount"
        note={words.optional}
      >
        <Input
          autoComplete="off"
          defaultValue={values["minimum_amount"]}
          inputMode="decimal"
          maxLength={16}
        />
      </Field>
      <Field
        error={errors["ends_at"]}
        hint={words.endsHint}
        label={words.endsAt}
        name="ends_at"
        note={words.optional}
      >
        <Input defaultValue={values["ends_at"]} type="datetime-local" />
      </Field>
    </>
  );
}
