import type { Texts } from "#app/lib/edit.ts";
import type { ScopeChoices } from "#app/modules/discounts/queries/scope-choices.server.ts";
import { categoryField, productField } from "#app/modules/discounts/rules/read-scope.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type ScopeFieldsProps = { choices: ScopeChoices; values: Texts };

/** Which categories and products a code is for. */
export function ScopeFields({ choices, values }: ScopeFieldsProps) {
  return (
    <div className="grid gap-4">
      <Ticks
        fieldOf={categoryField}
        hint={say.scopeHint}
        items={choices.categories}
        legend={say.categories}
        values={values}
      />
      <Ticks
        fieldOf={productField}
        items={choices.products}
        legend={say.products}
        values={values}
      />
    </div>
  );
}

type TicksProps = {
  legend: string;
  hint?: string;
  items: readonly { id: string; name: string }[];
  fieldOf: (id: string) => string;
  values: Texts;
};

function Ticks({ legend, hint, items, fieldOf, values }: TicksProps) {
  if (items.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {items.map(({ id, name }) => (
          <CheckboxField
            defaultChecked={values[fieldOf(id)] === "on"}
            key={id}
            label={name}
            name={fieldOf(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
