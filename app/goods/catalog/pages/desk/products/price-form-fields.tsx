import type { Texts } from "#app/lib/edit.ts";
import { priceMessages as say } from "../../../texts/staff-prices.ts";
import { Field, Input } from "#app/ui/field.tsx";

type PriceFormFieldsProps = { values: Texts; errors: Texts };

/** Price, start and end. */
export function PriceFormFields({ values, errors }: PriceFormFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field error={errors["price"]} label={say.price} name="price">
        <Input
          autoComplete="off"
          defaultValue={values["price"]}
          inputMode="decimal"
          maxLength={20}
        />
      </Field>
      <Field
        error={errors["compare_at_price"]}
        hint={say.compareHint}
        label={say.compareAt}
        name="compare_at_price"
        note={say.optional}
      >
        <Input
          autoComplete="off"
          defaultValue={values["compare_at_price"]}
          inputMode="decimal"
          maxLength={20}
        />
      </Field>
      <Field error={errors["starts_at"]} label={say.startsAt} name="starts_at">
        <Input defaultValue={values["starts_at"]} type="datetime-local" />
      </Field>
      <EndField errors={errors} values={values} />
    </div>
  );
}

export function EndField({ values, errors }: PriceFormFieldsProps) {
  return (
    <Field
      error={errors["ends_at"]}
      hint={say.endsHint}
      label={say.endsAt}
      name="ends_at"
      note={say.optional}
    >
      <Input defaultValue={values["ends_at"]} type="datetime-local" />
    </Field>
  );
}
