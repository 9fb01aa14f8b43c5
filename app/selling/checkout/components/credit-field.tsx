import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type CreditFieldProps = {
  /** The buyer's store credit. */
  credit: Centavos;
  total: Centavos | undefined;
  chosen: boolean;
  error: string | undefined;
  onChange: (chosen: boolean) => void;
};

/** The box says how much is left to pay, and its value the balance that the buyer saw. */
export function CreditField({ credit, total, chosen, error, onChange }: CreditFieldProps) {
  const left = total === undefined ? undefined : formatMoney(Math.max(0, total - credit));
  return (
    <CheckboxField
      defaultChecked={chosen}
      error={error}
      hint={say.credit.hint(left)}
      label={say.credit.label(formatMoney(credit))}
      name="credit"
      onChange={(event) => onChange(event.target.checked)}
      value={String(credit)}
    />
  );
}
