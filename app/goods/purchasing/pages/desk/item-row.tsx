import type { Texts } from "#app/lib/edit.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { Field, Input, Textarea } from "#app/ui/field.tsx";

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

function ItemRow({ item, values, errors }: ItemRowProps) {
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

type DraftFieldsProps = {
  items: readonly RowItem[];
  expectedOn?: string | undefined;
  values: Texts;
  errors: Texts;
};

/** What is ordered, when it is expected, and notes. */
export function DraftFields({ items, expectedOn, values, errors }: DraftFieldsProps) {
  return (
    <>
      <ul
        aria-label={say.lines}
        className="grid divide-y divide-line rounded-card border border-line bg-surface"
        id="lines"
        tabIndex={-1}
      >
        {items.map((item) => (
          <ItemRow errors={errors} item={item} key={item.quantityField} values={values} />
        ))}
      </ul>
      <Field
        className="max-w-xs"
        error={errors["expectedOn"]}
        label={say.expectedOn}
        name="expectedOn"
        note={say.optional}
      >
        <Input defaultValue={values["expectedOn"] ?? expectedOn} type="date" />
      </Field>
      <Field error={errors["notes"]} label={say.notes} name="notes" note={say.optional}>
        <Textarea defaultValue={values["notes"]} maxLength={2_000} />
      </Field>
    </>
  );
}
