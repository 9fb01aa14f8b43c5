import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type Texts = Readonly<Record<string, string>>;

type ParcelChoicesProps = {
  isAlwaysDiscreet: boolean;
  offersTexts: boolean;
  errors: Texts;
  values: Texts;
};

/** How the parcel looks, and how its buyer hears of it. */
export function ParcelChoices({
  isAlwaysDiscreet,
  offersTexts,
  errors,
  values,
}: ParcelChoicesProps) {
  const box = (name: "discreet" | "textUpdates", words: { label: string; hint: string }) => (
    <CheckboxField
      className="-mt-8"
      defaultChecked={values[name] === "yes"}
      error={errors[name]}
      hint={words.hint}
      label={words.label}
      name={name}
      value="yes"
    />
  );
  return (
    <>
      {isAlwaysDiscreet && !errors["discreet"] ? (
        <p className="-mt-6 text-ink-soft">{say.discreet.always}</p>
      ) : (
        box("discreet", say.discreet)
      )}
      {offersTexts && box("textUpdates", say.texts)}
    </>
  );
}
