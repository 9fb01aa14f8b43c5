import { useLocation, href } from "react-router";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { changeOrderMessages as say } from "../texts/shopper-changes.ts";
import type { ShownChange } from "../views/show-change.ts";
import type { ShownOffers } from "../views/show-offers.ts";
import { checkoutMessages } from "../texts/shopper.ts";
import { AddItems } from "./add-items.tsx";
import { ChangeLine } from "./change-line.tsx";
import { FormSection } from "./form-section.tsx";

type RefusedChange = {
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  acknowledge?: readonly string[];
};

type ChangeItemsFormProps = {
  change: ShownChange & { offers: ShownOffers };
  /** The errors and values of a refused form. */
  failed: RefusedChange | undefined;
};

/** A plain form, so that the browser itself follows the redirect to the payment page. */
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
    // Keeps the search in the address, so that a refused form shows its results again.
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
            <ChangeLine
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
