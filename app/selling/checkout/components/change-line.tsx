import { MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import { fieldId } from "#app/ui/field-wiring.ts";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { changeOrderMessages as say } from "../texts/shopper-changes.ts";
import type { ShownChange } from "../views/show-change.ts";

type ChangeLineProps = {
  line: ShownChange["lines"][number];
  quantity: number;
  error: string | undefined;
};

/** A line of an order with its quantity field. */
export function ChangeLine({
  line: { field, name, price, changeable, ...line },
  quantity,
  error,
}: ChangeLineProps) {
  return (
    <li className="grid gap-1 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0">
          {name} <span className="figures block text-sm text-ink-soft">{say.each(price)}</span>
        </span>
        {changeable ? (
          <UnitsStepper
            field={field}
            name={name}
            units={Number.isNaN(quantity) ? line.quantity : quantity}
          />
        ) : (
          <span className="figures">{quantity}</span>
        )}
      </div>
      {!changeable && <p className="text-sm text-ink-soft">{say.fixed}</p>}
      <UnitsError error={error} field={field} />
    </li>
  );
}

type UnitsStepperProps = { field: string; name: string; units: number };

export function UnitsStepper({ field, name, units }: UnitsStepperProps) {
  return (
    <QuantityStepper
      commit="local"
      labels={{
        quantity: say.quantity(name),
        decrease: say.fewer(name),
        increase: say.more(name),
      }}
      max={MAX_PER_LINE}
      min={0}
      name={field}
      value={units}
    />
  );
}

export function UnitsError({ field, error }: { field: string; error: string | undefined }) {
  return (
    error && (
      <p className="text-sm text-error" id={`${fieldId(field)}-error`}>
        {error}
      </p>
    )
  );
}
