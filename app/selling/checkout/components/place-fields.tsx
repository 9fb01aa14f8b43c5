import { useRef } from "react";
import { COUNTRY } from "#app/selling/orders/views/address-lines.ts";
import { PlaceFinder, type FinderWords } from "#app/running/places/components/place-finder.tsx";
import { placeMessages } from "#app/running/places/texts/shopper.ts";
import { fillAddress, type PlaceFields as Fields } from "#app/running/places/rules/fill-address.ts";
import type { ShownPlace } from "#app/running/places/views/show-place.ts";
import { Field, Input } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type PlaceFieldsProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  provinces: readonly string[];
  finder?: FinderWords;
};

const PROVINCES_ID = "provinces";

/** The delivery address: a search fills in plain fields, which all accept free text. */
export function PlaceFields({ values, errors, provinces, finder }: PlaceFieldsProps) {
  const { refTo, choose } = useFilling();
  const field = (name: keyof Fields | "address" | "addressLine2") => ({
    error: errors[name],
    label: say.fields[name],
    name,
  });
  const input = (name: keyof Fields) => ({ defaultValue: values[name], ref: refTo(name) });

  return (
    <>
      <PlaceFinder onChoose={choose} words={finder} />
      <Field {...field("address")} hint={say.addressHint}>
        <Input
          autoComplete="address-line1"
          defaultValue={values["address"]}
          maxLength={200}
          required
        />
      </Field>
      <Field {...field("addressLine2")} note={say.optional}>
        <Input autoComplete="address-line2" defaultValue={values["addressLine2"]} maxLength={100} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field("barangay")} note={say.optional}>
          <Input {...input("barangay")} autoComplete="address-level3" maxLength={100} />
        </Field>
        <Field {...field("city")}>
          <Input {...input("city")} autoComplete="address-level2" maxLength={100} required />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field {...field("province")} note={say.optional}>
          <Input
            {...input("province")}
            autoComplete="address-level1"
            list={PROVINCES_ID}
            maxLength={100}
          />
        </Field>
        <Field {...field("postalCode")} note={say.optional}>
          <Input
            {...input("postalCode")}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={4}
          />
        </Field>
        {/* Only shown: without a name, the form does not send it. */}
        <Field label={say.country} name="country">
          <Input autoComplete="country-name" name={undefined} readOnly value={COUNTRY} />
        </Field>
        <datalist id={PROVINCES_ID}>
          {provinces.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </>
  );
}

/** Writes a found place into the fields and replaces an earlier one. */
function useFilling() {
  const inputs = useRef<Partial<Record<keyof Fields, HTMLInputElement | null>>>({});
  const filled = useRef<Partial<Fields>>({});
  const refTo = (name: keyof Fields) => (element: HTMLInputElement | null) => {
    inputs.current[name] = element;
  };

  function choose({ name, within, fills }: ShownPlace): string {
    const typed = (of: keyof Fields) => inputs.current[of]?.value ?? "";
    const now = {
      barangay: typed("barangay"),
      city: typed("city"),
      province: typed("province"),
      postalCode: typed("postalCode"),
    };
    const next = fillAddress(now, fills, filled.current);
    for (const [of, text] of Object.entries(next)) {
      const element = inputs.current[of as keyof Fields];
      if (!element || element.value === text) continue;
      element.value = text;
      // The event clears the field's error.
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }
    filled.current = fills;
    if (fills.city === "") return placeMessages.filledProvince(fills.province);
    return placeMessages.filled([name, within].join(", "), next.postalCode);
  }

  return { refTo, choose };
}
