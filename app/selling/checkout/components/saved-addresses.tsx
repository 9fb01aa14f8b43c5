import { href } from "react-router";
import type { ChangeEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import type { SavedAddress } from "../views/fill-form.ts";

/** The id of a separate form, because a form must not contain another one. */
const CHOICE_FORM = "saved-address";

type SavedAddressesProps = {
  saved: readonly SavedAddress[];
  /** The address in the fields, or an empty string if it is not a saved one. */
  chosen: string;
};

/** Fills the fields below with a saved address: by script at once, or by its button. */
export function SavedAddresses({ saved, chosen }: SavedAddressesProps) {
  if (saved.length === 0) return null;

  function fill({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const address = saved.find(({ id }) => id === currentTarget.value);
    // `currentTarget.form` is the separate form of the choice, so this looks for the checkout's
    // form.
    const fields = currentTarget.closest("form")?.elements;
    if (!address || !fields) return;
    for (const [name, text] of Object.entries(address.values)) {
      const field = fields.namedItem(name);
      if (!(field instanceof HTMLInputElement) || field.value === text) continue;
      field.value = text;
      // The event updates the total for the province and clears the field's error.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field className="min-w-0 grow" label={say.saved} name="address" id="field-saved-address">
        <Select defaultValue={chosen} form={CHOICE_FORM} onChange={fill}>
          <option value="">{say.otherAddress}</option>
          {saved.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="hidden noscript:block">
        <Button form={CHOICE_FORM} type="submit" variant="secondary">
          {say.takeAddress}
        </Button>
      </div>
    </div>
  );
}

/** Sends the choice without a script. Rendered outside the checkout's form. */
export function SavedAddressForm() {
  return (
    <form action={href("/checkout")} className="hidden" id={CHOICE_FORM} method="get" noValidate />
  );
}
