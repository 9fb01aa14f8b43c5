import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type DiscreetFieldProps = { always: boolean; chosen: boolean; error: string | undefined };

export function DiscreetField({ always, chosen, error }: DiscreetFieldProps) {
  if (always && !error) return <p className="-mt-6 text-ink-soft">{say.discreet.always}</p>;
  return (
    <CheckboxField
      className="-mt-8"
      defaultChecked={chosen}
      error={error}
      hint={say.discreet.hint}
      label={say.discreet.label}
      name="discreet"
      value="yes"
    />
  );
}
