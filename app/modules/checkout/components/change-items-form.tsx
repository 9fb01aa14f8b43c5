import { useLocation, href } from "react-router";
import { MAX_PER_LINE } from "#app/modules/cart/rules/quantity.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { changeOrderMessages as say } from "../texts/shopper-changes.ts";
import type { ShownChange } from "../views/show-change.ts";
import type { ShownOffers } from "../views/show-offers.ts";
import { checkoutMessages } from "../texts/shopper.ts";
import { AddItems } from "./add-items.tsx";
import { FormSection } from "./form-section.tsx";

type RefusedChange = {
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  acknowledge?: readonly string[];
};

type ChangeItemsFormProps = {
  change: ShownChange & { offers: ShownOffers };
  /** What was wrong with it, and what was typed. */
  failed: RefusedChange | undefined;
};

/** A plain form, so that the browser itself follows the answer to the payment page. */
export function ChangeItemsForm({ change, failed }: ChangeItemsFormProps) {
  const { pathname, search } = useLocation();
  const { errors = {}, values = {}, acknowledge = [] } = failed ?? {};
  const [busy, start] = useBusy();
  if (change.wait) {
    return (
      <FormSection lead={say.itemsLater[change.wait]} title={say.items}>
        {change.wait === "not_paid" && (
          <div>
            <LinkButton to={href("/cart")} variant="secondary">
              {say.toCart}
            </LinkButton>
          </div>
        )}
      </FormSection>
    );
  }
  return (
    // The search stays in the address, so that a refused form shows again what was found.
    <form
      action={`${pathname}${search}`}
      className="grid max-w-form gap-10"
      method="post"
      noValidate
      onSubmit={start}
    >
      <input name="intent" type="hidden" value="items" />
      <input name="shownTotal" type="hidden" value={change.shownTotal} />
      <FormSection lead={change.lead} title={say.items}>
        <ul className="grid gap-4">
          {change.lines.map((line) => (
            <Line
              error={errors[line.field]}
              key={line.field}
              line={line}
              quantity={Number(values[line.field] ?? line.quantity)}
            />
          ))}
        </ul>
        <p className="figures">{say.now(change.total)}</p>
      </FormSection>
      <AddItems address={pathname} errors={errors} offers={change.offers} typed={values} />
      <div className="grid gap-4">
        {acknowledge.length > 0 && (
          <CheckboxField
            label={checkoutMessages.supervisionLabel(acknowledge)}
            name="supervision"
            required
            value="yes"
          />
        )}
        <div>
          <Button pending={busy}>{say.saveItems}</Button>
        </div>
      </div>
    </form>
  );
}

type LineProps = {
  line: ShownChange["lines"][number];
  quantity: number;
  error: string | undefined;
};

function Line({ line: { field, name, price, changeable, ...line }, quantity, error }: LineProps) {
  return (
    <li className="grid gap-1 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0">
          {name} <span className="figures block text-sm text-ink-soft">{say.each(price)}</span>
        </span>
        {changeable ? (
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
            value={Number.isNaN(quantity) ? line.quantity : quantity}
          />
        ) : (
          <span className="figures">{quantity}</span>
        )}
      </div>
      {!changeable && <p className="text-sm text-ink-soft">{say.fixed}</p>}
      {error && (
        <p className="text-sm text-error" id={`${fieldId(field)}-error`}>
          {error}
        </p>
      )}
    </li>
  );
}
