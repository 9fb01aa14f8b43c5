import type { Texts } from "#app/lib/edit.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { Field, Input } from "#app/ui/field.tsx";

/** An orderable item, with the names of its two fields. */
export type RowItem = {
  name: string;
  packs: string;
  /** The suggestion with its reason, or the stock. */
  why: string;
  quantityField: string;
  costField: string;
  quantity: string;
  cost: string;
};

type ItemRowProps = { item: RowItem; values: Texts; errors: Texts };

export function ItemRow({ item, values, errors }: ItemRowProps) {
  const { name, packs, why, quantityField, costField } = item;
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[1fr_8rem_10rem]">
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">{why}</p>
      </div>
      <Field
        error={errors[quantityField]}
        hint={packs}
        label={
          <>
            {say.quantity} <span className="sr-only">{name}</span>
          </>
        }
        name={quantityField}
      >
        <Input
          autoComplete="off"
          defaultValue={values[quantityField] ?? item.quantity}
          inputMode="numeric"
          maxLength={7}
        />
      </Field>
      <Field
        error={errors[costField]}
        label={
          <>
            {say.unitCost} <span className="sr-only">{name}</span>
          </>
        }
        name={costField}
      >
        <Input
          autoComplete="off"
          defaultValue={values[costField] ?? item.cost}
          inputMode="decimal"
          maxLength={16}
        />
      </Field>
    </li>
  );
}
