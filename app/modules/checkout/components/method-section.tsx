import { Info } from "lucide-react";
import type { Centavos } from "#app/lib/money.ts";
import type { PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { PaymentMark } from "./payment-mark.tsx";

type MethodSectionProps = {
  methods: readonly PaymentMethod[];
  chosen: string | undefined;
  error: string | undefined;
  /** What may be paid in cash at most, where this order is above it. */
  cashLimit: Centavos | undefined;
};

/** One choice is made already: the first that is offered, card in an untouched shop. */
export function MethodSection({ methods, chosen, error, cashLimit }: MethodSectionProps) {
  const first = methods.find((method) => method === chosen) ?? methods[0];
  return (
    <div className="grid gap-3">
      {first && (
        <RadioGroup
          defaultValue={first}
          error={error}
          legend={say.fields.paymentMethod}
          name="paymentMethod"
          options={methods.map((value) => ({
            value,
            label: (
              <span className="flex items-center justify-between gap-3">
                {orderMessages.method[value]}
                <PaymentMark method={value} />
              </span>
            ),
            hint: say.methodHints[value],
          }))}
          required
        />
      )}
      {cashLimit !== undefined && (
        <p className="flex gap-2 text-sm text-ink-soft">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {say.cashLimited(cashLimit)}
        </p>
      )}
    </div>
  );
}
