import type { Texts } from "#app/lib/edit.ts";
import { supplierMessages as say } from "../../../texts/staff-suppliers.ts";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { itemFields } from "./item-fields.ts";
import { IntentStep } from "#app/ui/intent-form.tsx";

type ItemFormProps = {
  /** The items to choose from; undefined for an existing item. */
  choices: readonly { value: string; name: string }[] | undefined;
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
};

export function ItemForm({ choices, stored, typed, errors }: ItemFormProps) {
  return (
    <EditForm
      actions={<IntentStep intent="save">{say.saveItem}</IntentStep>}
      className="max-w-form"
      fields={itemFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.check} />
          {choices && (
            <ItemChoice choices={choices} error={errors["item"]} value={values["item"]} />
          )}
          <Field
            error={errors["supplierSku"]}
            hint={say.supplierSkuHint}
            label={say.supplierSku}
            name="supplierSku"
            note={say.optional}
          >
            <Input autoComplete="off" defaultValue={values["supplierSku"]} maxLength={60} />
          </Field>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <Field
              error={errors["packSize"]}
              hint={say.packSizeHint}
              label={say.packSize}
              name="packSize"
            >
              <Input
                autoComplete="off"
                defaultValue={values["packSize"]}
                inputMode="numeric"
                maxLength={5}
                required
              />
            </Field>
            <Field
              error={errors["lastCost"]}
              hint={say.lastCostHint}
              label={say.lastCost}
              name="lastCost"
              note={say.optional}
            >
              <Input
                autoComplete="off"
                defaultValue={values["lastCost"]}
                inputMode="decimal"
                maxLength={16}
              />
            </Field>
          </div>
        </>
      )}
    </EditForm>
  );
}

type ItemChoiceProps = {
  choices: NonNullable<ItemFormProps["choices"]>;
  value: string | undefined;
  error: string | undefined;
};

function ItemChoice({ choices, value = "", error }: ItemChoiceProps) {
  return (
    <Field error={error} label={say.item} name="item">
      <Select defaultValue={value} required>
        <option value="">{say.chooseItem}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
