import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import type { PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type MethodSectionProps = {
  methods: readonly PaymentMethod[];
  chosen: string | undefined;
  error: string | undefined;
};

/** One choice is made already: the first that is offered, card in an untouched shop. */
export function MethodSection({ methods, chosen, error }: MethodSectionProps) {
  if (methods.length === 0) return null;
  const first = methods.find((method) => method === chosen) ?? methods[0];
  return (
    <RadioGroup
      defaultValue={first}
      error={error}
      legend={say.fields.paymentMethod}
      name="paymentMethod"
      options={methods.map((value) => ({
        value,
        label: orderMessages.method[value],
        hint: say.methodHints[value],
      }))}
      required
    />
  );
}
